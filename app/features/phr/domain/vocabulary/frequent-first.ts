import { foldedWords } from "~/kernel/text/fold-text";
import { termOf } from "./find-term";
import { spaced } from "./name-index";
import type { Suggestion } from "./suggest-terms";

/** A medicine as the practice writes it often, with the code that its words have, where they have one. */
function suggestionOf(name: string): Suggestion {
  const term = termOf("drugs", name);
  return { system: term?.system ?? "", code: term?.code ?? "", name, found: null };
}

/**
 * The suggestions of a medicine's name with those before them that the practice writes often and that fit what is typed:
 * each typed word begins a word of theirs. What both have stands once.
 */
export function frequentFirst(
  suggestions: readonly Suggestion[],
  frequent: readonly string[],
  typed: string,
  most = 10,
): Suggestion[] {
  const words = foldedWords(typed).map((word) => ` ${word}`);
  if (words.length === 0) return [...suggestions];
  const often = frequent.filter((name) => {
    const folded = spaced(foldedWords(name));
    return words.every((word) => folded.includes(word));
  });
  const known = new Set(often.map((name) => spaced(foldedWords(name))));
  const rest = suggestions.filter(({ name }) => !known.has(spaced(foldedWords(name))));
  return [...often.map(suggestionOf), ...rest].slice(0, most);
}
