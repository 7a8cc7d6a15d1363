import { foldedWords } from "~/kernel/text/fold-text";
import { SPECIALTIES, type SpecialtyName } from "./specialties";
import { URGENT_TOGETHER, URGENT_WORDS } from "./urgent-words";

export type { SpecialtyName } from "./specialties";

/** What is typed is understood when it is at least so long; shorter beginnings of words begin too many. */
const LEAST_LETTERS = 3;
const NAMES = Object.keys(SPECIALTIES) as SpecialtyName[];

/** An Arabic word without the article that it may carry: 'الظهر' and 'ظهر' are one word. */
const bare = (word: string): string => (/^ال\p{L}{2,}/u.test(word) ? word.slice(2) : word);

/** A text as it is compared here: folded words without articles, each after a blank. */
const spoken = (text: string): string =>
  foldedWords(text)
    .map((word) => ` ${bare(word)}`)
    .join("");

/** So short a Latin word is meant whole: 'ear' is no beginning of 'early'. */
const SHORT = / [a-z]{1,3}$/;

/** Whether the words of a phrase stand in a text one after the other, the last of them as a beginning at least. */
function says(text: string, phrase: string): boolean {
  const said = spoken(phrase);
  return SHORT.test(said) ? `${text} `.includes(`${said} `) : text.includes(said);
}

/**
 * The fields of medicine that somebody means by what they wrote, such as 'my back hurts' or 'الم الظهر'. The beginning
 * of a word is enough.
 */
export function specialtiesMeant(query: string): SpecialtyName[] {
  const text = spoken(query);
  const begun = text.trim().length >= LEAST_LETTERS ? text : undefined;
  return NAMES.filter((name) => {
    const { known, words } = SPECIALTIES[name];
    const all = [...known, ...Object.values(words).flat()];
    return all.some((phrase) => says(text, phrase) || (begun !== undefined && spoken(phrase).startsWith(begun)));
  });
}

/** Whether a department, a service or a title is of one of the fields, by what it is called. */
export const isOf = (called: string, meant: readonly SpecialtyName[]): boolean => {
  const text = spoken(called);
  return meant.some((name) => SPECIALTIES[name].known.some((word) => says(text, word)));
};

/** Whether what somebody wrote may be an emergency. */
export const isUrgent = (query: string): boolean => {
  const text = spoken(query);
  const saysAny = (phrases: readonly string[]) => phrases.some((phrase) => says(text, phrase));
  return saysAny(URGENT_WORDS) || URGENT_TOGETHER.some(([ones, others]) => saysAny(ones) && saysAny(others));
};
