import { lastDigits, otherwise, phraseOf } from "./search-tokens";

/** What a search looks for: the words of it, and the birth dates (YYYY-MM-DD) that it may mean. */
export interface Sought {
  words: readonly string[];
  dates: readonly string[];
  /** A name beside a birth date: both are theirs. Empty where only one of them was typed. */
  born: { words: readonly string[]; dates: readonly string[] };
}

/** Beginnings of tokens that a patient has all of; the first is the one that is looked up. */
type Way = readonly string[];

/**
 * What a search may mean, likeliest first; the ways of one rank are found together. Name and birth date, a birth date,
 * one name or number or the end of a phone, a number written otherwise, and words of their own.
 */
export function waysOf({ words, dates, born }: Sought): readonly (readonly Way[])[] {
  const together = born.words.length > 0 ? born.dates.map((date): Way => [date, ...born.words]) : [];
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const named: Way[] = words.length > 0 ? [[phraseOf(words)]] : [];
  const ranks: (readonly Way[])[] = [
    ...together.map((way) => [way]),
    ...dates.map((date) => [[date]]),
    [...named, ...lastDigits(words).map((digits) => [digits])],
    ...otherwise(words).map((other) => [[other]]),
    words.length > 1 ? [longestFirst] : [],
  ];
  return ranks.filter((ways) => ways.length > 0);
}
