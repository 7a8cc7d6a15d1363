import { plainLetters } from "./text/fold-text";

/** A text as the search compares it: without accents, case and punctuation, plain letters and digits alone. */
export const foldForSearch = (text: string): string =>
  plainLetters(text.normalize("NFD").toLowerCase())
    .replace(/[^\p{L}\p{N}\s]/gu, "")
    .replace(/\s+/g, " ")
    .trim();

/** Whether a text holds every word of a search. */
export const holdsWords = (text: string, search: string): boolean =>
  foldForSearch(search)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => foldForSearch(text).includes(word));
