import { messageLocaleOf, resolveLocale, type LocaleCode } from "./locales";
import { MESSAGES } from "./messages/all.server";
import type { PageMessages } from "./message-types";
import { buildTranslator, type Translator } from "./translator";

const translators = new Map<LocaleCode, Translator>();

/**
 * The translator of a locale with all messages, for loaders, services and mails. Made once a locale in each
 * isolate. An unsupported locale is en_US.
 */
export function createTranslator(code: string | null | undefined): Translator {
  const locale = resolveLocale(code);
  const known = translators.get(locale);
  if (known) return known;
  const messages: PageMessages = MESSAGES[messageLocaleOf(locale)];
  const translator = buildTranslator({ locale, messages });
  translators.set(locale, translator);
  return translator;
}

/** The payload of `GET /locales/:locale.json`: every message of a locale; an unsupported one is en_US. */
export function localeMessages(code: string | null | undefined): PageMessages {
  return MESSAGES[messageLocaleOf(code)];
}
