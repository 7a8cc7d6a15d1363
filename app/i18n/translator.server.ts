import { DEFAULT_LOCALE, messageLocaleOf, resolveLocale, type LocaleCode, type MessageLocale } from "./locales";
import { enUS } from "./messages/en_US";
import type { PageMessages } from "./message-types";
import { buildTranslator, type Translator } from "./translator";

/** Where the messages of each language are. Only English comes with the Worker's first file. */
const FILES: Readonly<Record<MessageLocale, () => Promise<PageMessages>>> = {
  en_US: () => Promise.resolve(enUS),
  es_ES: async () => (await import("./messages/es_ES")).esES,
  ar_BH: async () => (await import("./messages/ar_BH")).arBH,
};

const read = new Map<MessageLocale, PageMessages>([[DEFAULT_LOCALE, enUS]]);
const translators = new Map<LocaleCode, Translator>();

/**
 * Reads the messages of the languages that `createTranslator` and `localeMessages` will be asked for, each once an isolate.
 * A context brings those of its reader and of the organization's own language; whoever writes in another reads it first.
 */
export async function readMessages(...codes: readonly (string | null | undefined)[]): Promise<void> {
  const missing = new Set(codes.map(messageLocaleOf).filter((locale) => !read.has(locale)));
  await Promise.all([...missing].map(async (locale) => read.set(locale, await FILES[locale]())));
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
