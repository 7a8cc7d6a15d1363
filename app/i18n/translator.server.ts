import { messageLocaleOf, resolveLocale, type LocaleCode } from "./locales";
import { MESSAGES } from "./messages/all.server";
import type { Namespace, PageMessages } from "./message-types";
import { buildTranslator, type TranslationWarning, type Translator } from "./translator";

const logWarning: TranslationWarning = (warning) =>
  console.warn(JSON.stringify({ level: "warn", event: "translation-failed", ...warning }));

const translators = new Map<LocaleCode, Translator>();

/**
 * The translator of a locale with all messages, for loaders, services and mails. Made once a locale in each
 * isolate, except where a `warn` of one's own is given. An unsupported locale is en_US.
 */
export function createTranslator(
  code: string | null | undefined,
  options: { warn?: TranslationWarning } = {},
): Translator {
  const locale = resolveLocale(code);
  const known = options.warn ? undefined : translators.get(locale);
  if (known) return known;
  const messages: PageMessages = MESSAGES[messageLocaleOf(locale)];
  const translator = buildTranslator({ locale, messages, warn: options.warn ?? logWarning });
  if (!options.warn) translators.set(locale, translator);
  return translator;
}

/** What a loader returns as `messages`: the namespaces that its page shows, in the locale's language. */
export function messagesFor(code: string | null | undefined, namespaces: readonly Namespace[]): PageMessages {
  const all = MESSAGES[messageLocaleOf(code)];
  return Object.fromEntries(namespaces.map((name) => [name, all[name]]));
}

/** The payload of `GET /locales/:locale.json`: every message of a locale; an unsupported one is en_US. */
export function localeMessages(code: string | null | undefined): PageMessages {
  return MESSAGES[messageLocaleOf(code)];
}
