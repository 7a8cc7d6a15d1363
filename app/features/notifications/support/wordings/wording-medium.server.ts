import type { z } from "zod";
import type { LocaleCode } from "~/i18n/locales";
import type { Translator } from "~/i18n/translator";
import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { readWordings, type WordingName } from "../../data/wordings/wordings.server";
import type { WordingKey } from "../../domain/wordings/mail-wording";
import { textWordingName, type TextKey } from "../../domain/wordings/text-wording";
import type { Wording } from "../../domain/wordings/wording-text";
import { textWordingForm, wordingForm } from "../../schemas/wordings/wording";
import { defaultText } from "./default-text.server";
import { defaultWording } from "./default-wording.server";

/** How what is said by mail or by text is named, asked for and stored; `Words` are the fields of its form. */
export interface WordingMedium<Key extends WordingKey, Words extends Record<keyof Words, string>> {
  readonly form: z.ZodType<Words & { version: number }>;
  readonly nameOf: (key: Key) => WordingName;
  readonly standard: (translator: Translator, key: Key) => Words;
  /** Of what is stored, and to be stored: a part that is empty has its default. */
  readonly wordsOf: (stored: Wording) => Words;
  readonly storedAs: (words: Words) => Wording;
}

export const BY_MAIL: WordingMedium<WordingKey, Wording> = {
  form: wordingForm,
  nameOf: (key) => key,
  standard: defaultWording,
  wordsOf: ({ subject, opening, closing }) => ({ subject, opening, closing }),
  storedAs: (words) => words,
};

export const BY_TEXT: WordingMedium<TextKey, { readonly text: string }> = {
  form: textWordingForm,
  nameOf: textWordingName,
  standard: (translator, key) => ({ text: defaultText(translator, key) }),
  wordsOf: ({ opening }) => ({ text: opening }),
  storedAs: ({ text }) => ({ subject: "", opening: text, closing: "" }),
};

/** A wording as it is now. */
export interface ReadWords<Words> {
  /** Whole: what is not the organization's own is the default. */
  words: Words;
  /** 0 where nothing was ever saved. */
  version: number;
  /** Whether any of it is the organization's own. */
  own: boolean;
}

/** What one mail or text says in one language. It asks nobody's permission: whoever calls it has. */
export async function readWords<Key extends WordingKey, Words extends Record<keyof Words, string>>(
  { db }: RequestContext,
  { nameOf, standard, wordsOf }: WordingMedium<Key, Words>,
  { key, locale }: { key: Key; locale: LocaleCode },
): Promise<ReadWords<Words>> {
  const [stored] = await readWordings(db, locale, [nameOf(key)]);
  const worded = Object.entries<string>(stored ? wordsOf(stored) : {}).filter(([, said]) => said !== "");
  return {
    words: { ...standard(createTranslator(locale), key), ...(Object.fromEntries(worded) as Partial<Words>) },
    version: stored?.version ?? 0,
    own: worded.length > 0,
  };
}
