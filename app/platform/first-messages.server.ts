import { DEFAULT_LOCALE } from "~/i18n/locales";
import { readMessages } from "~/i18n/translator.server";

/** Reads the English messages: what fails before anybody's language is known is said in English. Once an isolate. */
export const readFirstMessages = (): Promise<void> => readMessages(DEFAULT_LOCALE);
