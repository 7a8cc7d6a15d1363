/** One language that the platform knows by its code. */
export interface LocaleEntry {
  /** The BCP 47 tag of the language itself, for `Intl.DisplayNames`, `hreflang` and Accept-Language. */
  readonly bcp47: string;
  readonly dir: TextDirection;
  /** The language's name in the language itself, as the language selector shows it. */
  readonly endonym: string;
}

export type TextDirection = "ltr" | "rtl";

/** Every language code of the specification, in its order, and English with the dates of the United Kingdom. */
export const LOCALES = {
  pt_BR: { bcp47: "pt-BR", dir: "ltr", endonym: "Português (Brasil)" },
  en_US: { bcp47: "en-US", dir: "ltr", endonym: "English" },
  en_GB: { bcp47: "en-GB", dir: "ltr", endonym: "English (UK)" },
  te_TE: { bcp47: "te-IN", dir: "ltr", endonym: "తెలుగు" },
  am: { bcp47: "am", dir: "ltr", endonym: "አማርኛ" },
  es_ES: { bcp47: "es-ES", dir: "ltr", endonym: "Español (España)" },
  es: { bcp47: "es", dir: "ltr", endonym: "Español" },
  ru_RU: { bcp47: "ru-RU", dir: "ltr", endonym: "Русский" },
  ar_BH: { bcp47: "ar-BH", dir: "rtl", endonym: "العربية" },
  fr_FR: { bcp47: "fr-FR", dir: "ltr", endonym: "Français" },
  th_TH: { bcp47: "th-TH", dir: "ltr", endonym: "ไทย" },
  pt_PT: { bcp47: "pt-PT", dir: "ltr", endonym: "Português (Portugal)" },
  in_IN: { bcp47: "id", dir: "ltr", endonym: "Bahasa Indonesia" },
  lv_LV: { bcp47: "lv-LV", dir: "ltr", endonym: "Latviešu" },
  al_AL: { bcp47: "sq", dir: "ltr", endonym: "Shqip" },
  sq: { bcp47: "sq", dir: "ltr", endonym: "Shqip" },
  sqi: { bcp47: "sq", dir: "ltr", endonym: "Shqip" },
  ro: { bcp47: "ro", dir: "ltr", endonym: "Română" },
  it_IT: { bcp47: "it-IT", dir: "ltr", endonym: "Italiano" },
  hu: { bcp47: "hu", dir: "ltr", endonym: "Magyar" },
  de: { bcp47: "de", dir: "ltr", endonym: "Deutsch" },
  nl: { bcp47: "nl", dir: "ltr", endonym: "Nederlands" },
  nl_NL: { bcp47: "nl-NL", dir: "ltr", endonym: "Nederlands (Nederland)" },
} as const satisfies Record<string, LocaleEntry>;

export type LocaleCode = keyof typeof LOCALES;

export const DEFAULT_LOCALE = "en_US" satisfies LocaleCode;

export const LOCALE_CODES: readonly LocaleCode[] = Object.keys(LOCALES).filter(isLocaleCode);

/** The locales whose messages are written, each a folder of app/i18n/messages. */
export const MESSAGE_LOCALES = ["en_US", "es_ES", "ar_BH"] as const satisfies readonly LocaleCode[];
export type MessageLocale = (typeof MESSAGE_LOCALES)[number];

export function isLocaleCode(code: string): code is LocaleCode {
  return Object.hasOwn(LOCALES, code);
}

/** The code as the platform writes it (`es-es` and `ES_ES` are es_ES), or null when it is not supported. */
export function findLocale(code: string | null | undefined): LocaleCode | null {
  const wanted = code?.trim().replaceAll("-", "_").toLowerCase();
  return LOCALE_CODES.find((known) => known.toLowerCase() === wanted) ?? null;
}

/** The supported locale of a code; whatever is not supported is en_US. */
export function resolveLocale(code: string | null | undefined): LocaleCode {
  return findLocale(code) ?? DEFAULT_LOCALE;
}

const languageOf = (code: LocaleCode) => LOCALES[code].bcp47.split("-")[0];

/** The locale that is written for another: itself, else another country's of the same language. */
const writtenFor = (code: LocaleCode): MessageLocale | undefined =>
  MESSAGE_LOCALES.find((written) => written === code) ??
  MESSAGE_LOCALES.find((written) => languageOf(written) === languageOf(code));

/** Whether the pages are written in the language of a code; elsewhere they would show the English ones. */
export const hasMessages = (code: string): boolean => {
  const locale = findLocale(code);
  return locale !== null && writtenFor(locale) !== undefined;
};

/** The locale whose messages, direction and formats a chosen locale shows: one page speaks one language. */
export const messageLocaleOf = (code: string | null | undefined): MessageLocale =>
  writtenFor(resolveLocale(code)) ?? DEFAULT_LOCALE;

/** The tag of the language that a locale's pages are in: of its own country, where that country is known to differ. */
export const spokenTag = (code: LocaleCode): string => LOCALES[code === "en_GB" ? code : messageLocaleOf(code)].bcp47;
