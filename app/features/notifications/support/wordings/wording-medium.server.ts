import type { z } from "zod";
import type { LocaleCode } from "~/i18n/locales";
import type { Translator } from "~/i18n/translator";
import { createTranslator, readMessages } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { readWordings, type WordingName } from "../../data/wordings/wordings.server";
import type { WordingKey } from "../../domain/wordings/mail-wording";
import type { Placeholder } from "../../domain/wordings/placeholder";
import type { Wording, WordingProblem } from "../../domain/wordings/wording-text";
import type { WordingFacts } from "../../kinds/define-kind";
import type { MailVoice } from "../mail/mail-voice.server";
import type { SampleTime } from "./sample-mail.server";

/** One wording: of what, and in which of the organization's languages. */
export interface WordingPlace<Key extends WordingKey = WordingKey> {
  key: Key;
  locale: LocaleCode;
}

/** The fields of a wording's form. */
export type WordsOf<Words> = Record<keyof Words, string>;

/** How what is said by mail or by text is named, asked for, stored and shown; `Words` are the fields of its form. */
export interface WordingMedium<Key extends WordingKey, Words extends WordsOf<Words>, Preview> {
  readonly form: z.ZodType<Words & { version: number }>;
  /** Where one wording is changed. */
  readonly path: (key: Key, query: { language: string; done?: "saved" }) => string;
  readonly isKey: (name: string) => name is Key;
  readonly nameOf: (key: Key) => WordingName;
  readonly standard: (translator: Translator, key: Key) => Words;
  /** Of what is stored, and to be stored: a part that is empty has its default. */
  readonly wordsOf: (stored: Wording) => Words;
  readonly storedAs: (words: Words) => Wording;
  readonly facts: (key: Key) => Pick<WordingFacts, "says" | "must">;
  readonly problems: (key: Key, words: Words) => readonly WordingProblem<string>[];
  /** What each placeholder is about the made-up patient and appointment of a preview. */
  readonly samples: (voice: MailVoice, key: Key, at: SampleTime) => Readonly<Record<Placeholder, string>>;
  /** What these words make, by the very code that sends it, about that patient and appointment. */
  readonly preview: (context: RequestContext, place: WordingPlace<Key>, words: Words) => Promise<Preview>;
}

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
export async function readWords<Key extends WordingKey, Words extends WordsOf<Words>>(
  { db }: RequestContext,
  { nameOf, standard, wordsOf }: WordingMedium<Key, Words, unknown>,
  { key, locale }: WordingPlace<Key>,
): Promise<ReadWords<Words>> {
  await readMessages(locale);
  const [stored] = await readWordings(db, locale, [nameOf(key)]);
  const worded = Object.entries<string>(stored ? wordsOf(stored) : {}).filter(([, said]) => said !== "");
  return {
    words: { ...standard(createTranslator(locale), key), ...(Object.fromEntries(worded) as Partial<Words>) },
    version: stored?.version ?? 0,
    own: worded.length > 0,
  };
}
