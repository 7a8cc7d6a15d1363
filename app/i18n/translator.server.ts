import { messageLocaleOf, resolveLocale, type LocaleCode, type MessageLocale } from "./locales";
import type { PageMessages } from "./message-types";
import { messagesOf } from "./packed/packed-messages";
import { buildTranslator, type Translator } from "./translator";

/** Where the texts of each language are; none comes with the Worker's first file. */
const FILES: Readonly<Record<MessageLocale, () => Promise<{ read: () => Promise<readonly string[]> }>>> = {
  en_US: () => import("./packed/en_US"),
  es_ES: () => import("./packed/es_ES"),
  ar_BH: () => import("./packed/ar_BH"),
};

const read = new Map<MessageLocale, PageMessages>();
const translators = new Map<LocaleCode, Translator>();

/**
 * Reads the messages of the languages that `createTranslator` and `localeMessages` will be asked for, each once an isolate.
 * The Worker begins with English, and a context brings those of its reader and of the organization's own language; whoever
 * writes in another reads it first.
 */
export async function readMessages(...codes: readonly (string | null | undefined)[]): Promise<void> {
  const missing = [...new Set(codes.map(messageLocaleOf))].filter((locale) => !read.has(locale));
  if (missing.length === 0) return;
  const [keys, ...texts] = await Promise.all([
    import("./packed/keys").then((file) => file.read()),
    ...missing.map((locale) => FILES[locale]().then((file) => file.read())),
  ]);
  for (const [index, locale] of missing.entries()) read.set(locale, messagesOf(texts[index] ?? [], keys, locale));
}

/**
 * The payload of `GET /locales/:locale.json`: every message of a locale; an unsupported one is en_US.
 * @throws Error where nobody has read them
 */
export function localeMessages(code: string | null | undefined): PageMessages {
  const locale = messageLocaleOf(code);
  const messages = read.get(locale);
  if (!messages) throw new Error(`the messages of ${locale} have not been read: readMessages comes first`);
  return messages;
}

/**
 * The translator of a locale with all messages, for loaders, services and mails. Made once a locale in each
 * isolate. An unsupported locale is en_US.
 * @throws Error where nobody has read its messages
 */
export function createTranslator(code: string | null | undefined): Translator {
  const locale = resolveLocale(code);
  const known = translators.get(locale);
  if (known) return known;
  const translator = buildTranslator({ locale, messages: localeMessages(locale) });
  translators.set(locale, translator);
  return translator;
}
