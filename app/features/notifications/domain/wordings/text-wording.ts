import type { TextFacts } from "../../kinds/define-kind";
import { wordingFacts, WORDING_KEYS, isWordingKey, type FactsOf, type WordingKey } from "./mail-wording";

/**
 * What is told to a patient's phone. Each has its default wording in the messages, under the same name; staff and
 * accounts are told by mail and browser, and who has not signed in at the address that they gave.
 */
export type TextKey = {
  [Key in WordingKey]: FactsOf<Key>["text"] extends null ? never : Key;
}[WordingKey];

export const isTextKey = (name: string): name is TextKey => isWordingKey(name) && wordingFacts(name).text !== null;
export const TEXT_KEYS = WORDING_KEYS.filter(isTextKey);
export function textFacts(key: TextKey): TextFacts {
  const { text } = wordingFacts(key);
  if (text === null) throw new Error(`${key} is not told to a phone`);
  return text;
}

/** The name that the wording of a text is kept under, beside that of the mail. */
export type TextWordingName = `text.${TextKey}`;
export const textWordingName = (key: TextKey): TextWordingName => `text.${key}`;
