import { foldedWords } from "~/kernel/text/fold-text";
import { spaced } from "./name-index";

/**
 * The names of an organization's own list, one a line, of which each typed word begins a word; accents make no
 * difference. In the list's order: the organization put them so.
 */
export function frequentNames(list: string, typed: string, most = 5): string[] {
  const words = foldedWords(typed);
  if (words.length === 0) return [];
  return list
    .split("\n")
    .filter((name) => {
      const named = spaced(foldedWords(name));
      return words.every((word) => named.includes(` ${word}`));
    })
    .slice(0, most);
}
