import { foldedWords } from "~/kernel/text/fold-text";
import { TERM_LANGUAGES } from "../vocabulary/term";
import { termsOf } from "../vocabulary/terms";
import { brandNames } from "./brand-names";

/** Shorter names are like too many others. */
const SHORTEST = 6;
/** From so many letters on, two of them may be wrong. */
const LONG = 8;

/** How many letters are left out, added, exchanged, or wrong, between two words; more than `most` is not counted on. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isTurned = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      line[at] = Math.min(
        (last[at] ?? 0) + 1,
        (line[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isTurned ? (before[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, line];
  }
  return last[other.length] ?? most + 1;
}

/**
 * The medicine or brand that somebody may have meant by words which name none: the nearest of one or two wrong letters.
 * It is only asked about, and nothing is concluded from it.
 */
export function meantName(text: string): string | null {
  const typed = foldedWords(text).filter((word) => word.length >= SHORTEST && !/\d/.test(word));
  if (typed.length === 0) return null;
  const names = [
    ...termsOf("drugs").flatMap((term) => TERM_LANGUAGES.flatMap((language) => term.names[language])),
    ...brandNames().map(({ brand }) => brand),
  ];
  let nearest: { name: string; far: number } | null = null;
  for (const name of names) {
    const [word = "", ...others] = foldedWords(name);
    if (others.length > 0 || word.length < SHORTEST) continue;
    for (const each of typed) {
      const most = Math.min(each.length, word.length) >= LONG ? 2 : 1;
      const far = distance(each, word, most);
      if (far <= most && far < (nearest?.far ?? Infinity)) nearest = { name, far };
    }
  }
  return nearest?.name ?? null;
}
