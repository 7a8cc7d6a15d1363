import { createInstance, type i18n } from "i18next";
import { numberFormat } from "./intl-cache";
import { LOCALES, messageLocaleOf, resolveLocale, spokenTag, type LocaleCode, type TextDirection } from "./locales";
import type { MessageKey, PageMessages, ValuesArgument } from "./message-types";

/** Told of what went wrong with one message: the reader sees an empty text, the operator this. */
export type TranslationWarning = (warning: { key: string; locale: LocaleCode; reason: string }) => void;

let report: TranslationWarning = () => {};

/** Where failed messages are reported from now on: the server's log, the browser's console. */
export function reportTranslationFailures(to: TranslationWarning): void {
  report = to;
}

/** The text of a message. A message that cannot be formatted is empty, a missing one shows its key. */
export type Translate<Known extends MessageKey = MessageKey> = <Key extends Known>(
  key: Key,
  ...values: ValuesArgument<Key>
) => string;

export interface Translator {
  readonly t: Translate;
  /** Whether a name that came from outside (an error code, a state) has a message. */
  readonly has: (key: string) => key is MessageKey;
  /** The locale that was chosen. */
  readonly locale: LocaleCode;
  /** The language the texts are in, for `lang` and for formats: en-US where the chosen one is not translated. */
  readonly bcp47: string;
  readonly dir: TextDirection;
  readonly i18n: i18n;
}

interface TranslatorOptions {
  readonly locale: string;
  readonly messages: PageMessages;
  /** Left out: where `reportTranslationFailures` says. */
  readonly warn?: TranslationWarning;
}

/** A translator over the given messages, which must be those of the locale. Knows no framework and no bundle. */
export function buildTranslator({ locale: code, messages, warn }: TranslatorOptions): Translator {
  const locale = resolveLocale(code);
  const { dir } = LOCALES[messageLocaleOf(locale)];
  const bcp47 = spokenTag(locale);
  const instance = startI18next(bcp47, messages);
  // A message without values never changes, and a screen asks for some of them hundreds of times.
  const constant = new Map<string, string>();
  const t: Translate = (key, ...[values]) => {
    const known = values ? undefined : constant.get(key);
    if (known !== undefined) return known;
    try {
      const text = instance.t(key, { replace: values ?? {}, count: countOf(values), nest: false });
      if (!values) constant.set(key, text);
      return text;
    } catch (error) {
      (warn ?? report)({ key, locale, reason: error instanceof Error ? error.message : String(error) });
      return "";
    }
  };
  const has = (key: string): key is MessageKey => instance.exists(key, { count: 1 });
  return { t, has, locale, bcp47, dir, i18n: instance };
}

/** The number that decides the plural form. */
function countOf(values: Readonly<Record<string, unknown>> | undefined): number | undefined {
  return typeof values?.count === "number" ? values.count : undefined;
}

function startI18next(language: string, messages: PageMessages): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(messages),
    resources: { [language]: messages },
    initImmediate: false,
    appendNamespaceToMissingKey: true,
    returnNull: false,
    interpolation: { escapeValue: false, format: formatValue },
    missingInterpolationHandler: (text: string, [placeholder]: RegExpExecArray) => {
      throw new Error(`no value for ${placeholder} in a message of ${text.length} characters`);
    },
    react: { useSuspense: false },
  });
  return instance;
}

/** `{{count, number}}`: digits grouped as the language does it, always Latin ones. Anything else is a mistake. */
function formatValue(value: unknown, format?: string, language?: string): string {
  if (format === undefined) return String(value);
  if (format !== "number" || typeof value !== "number") throw new Error(`cannot show a ${typeof value} as ${format}`);
  return numberFormat(language ?? "en-US", { numberingSystem: "latn" }).format(value);
}
