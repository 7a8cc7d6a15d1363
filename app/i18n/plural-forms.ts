import type { MessageLocale } from "./locales";

/** The plural forms of each language that has messages: the cardinal categories of CLDR, i18next's suffixes of keys. */
export const PLURAL_FORMS = {
  en_US: ["one", "other"],
  es_ES: ["one", "many", "other"],
  ar_BH: ["zero", "one", "two", "few", "many", "other"],
} as const satisfies Record<MessageLocale, readonly Intl.LDMLPluralRule[]>;
