import { foldedWords } from "~/kernel/text/fold-text";
import { withoutTitles } from "~/kernel/text/search-terms";

/** More words than this in what is searched add nothing. */
const MOST_WORDS = 6;

/** The words that are looked for, folded. */
export const searchWords = (text: string | undefined): string[] =>
  foldedWords(withoutTitles(text ?? "")).slice(0, MOST_WORDS);

/** Whether each word that is looked for begins a word of the name, in whatever script. */
export function nameFits(name: string, words: readonly string[]): boolean {
  const own = foldedWords(name);
  return words.every((word) => own.some((each) => each.startsWith(word)));
}
