import type { AskedQuestion, ItemKind } from "../questions/question";

/** The languages in which a questionnaire can be written, as FHIR names them. */
export const CONTENT_LANGUAGES = ["en", "es", "ar"] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

/** The same words in the languages in which they are written. */
export type Words = Partial<Record<ContentLanguage, string>>;

export const OPERATORS = ["exists", "=", "!=", ">", "<", ">=", "<="] as const;
export type Operator = (typeof OPERATORS)[number];

/** An earlier answer held against a value. For `exists` the value is "yes" or "no". */
export interface Condition {
  item: string;
  operator: Operator;
  value: string;
}

/** When something is asked: where all of the conditions hold, or any of them. */
export interface ShowWhen {
  any: boolean;
  conditions: Condition[];
}

export interface Option {
  /** What is stored. */
  code: string;
  text: Words;
  /** What it adds to the score; null where it adds nothing. */
  score: number | null;
}

export interface Item {
  /** FHIR's linkId. */
  id: string;
  kind: ItemKind;
  text: Words;
  help: Words;
  required: boolean;
  options: Option[];
  /** The bounds of a number or of a scale. */
  least: number | null;
  most: number | null;
  /** Of a number, such as kg. */
  unit: string;
  /** The code of the question in LOINC; empty for one of the practice's own. */
  loinc: string;
  showWhen: ShowWhen | null;
}

export interface Section {
  id: string;
  title: Words;
  items: Item[];
}

/** Totals from `least` on, until the next band, and what they are called. */
export interface Band {
  least: number;
  text: Words;
  /** Whether staff are told at once of a total in it. */
  tells: boolean;
}

/** An answer that staff must see at once, whatever the total: from so much of its score on. */
export interface Alarm {
  item: string;
  least: number;
}

/** A questionnaire as it is filled in: what a version of it freezes. */
export interface Content {
  title: Words;
  intro: Words;
  /** Where it comes from, which stands below it unchanged. */
  source: string;
  loinc: string;
  sections: Section[];
  /** Sorted by `least`; empty where there are no bands. */
  bands: Band[];
  alarms: Alarm[];
}

/** Answers by item, as they are stored: several answers stand in lines of their own. */
export type Answers = Readonly<Record<string, string>>;

export const itemsOf = ({ sections }: Pick<Content, "sections">): Item[] => sections.flatMap(({ items }) => items);

/** The language in which words are shown to whoever asks for one: that, or the first in which they are written. */
export const shownIn = (words: Words, language: string): ContentLanguage =>
  CONTENT_LANGUAGES.find((each) => language.startsWith(each) && words[each]) ??
  CONTENT_LANGUAGES.find((each) => words[each]) ??
  CONTENT_LANGUAGES[0];

/** Words in the language that is asked for, or in the first in which they are written; "" where there are none. */
export const wordsIn = (words: Words, language: string): string => words[shownIn(words, language)] ?? "";

/** An item in one language, as the fields and the checks of all forms take it. */
export function askedItem(item: Item, language: string): AskedQuestion<ItemKind> {
  const { id, kind, required, options, least, most, unit } = item;
  const text = wordsIn(item.text, language);
  return {
    ...{ id, kind, required, least, most },
    text: unit === "" ? text : `${text} (${unit})`,
    options: options.map(({ code }) => code),
    labels: Object.fromEntries(options.map((option) => [option.code, wordsIn(option.text, language)])),
  };
}
