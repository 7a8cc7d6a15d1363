/** A name in three lengths, the longest that fits is shown. */
export interface FittedNames {
  readonly full: string;
  /** The first name by its initial. */
  readonly short: string;
  readonly initials: string;
}

const firstLetter = (word: string) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? "";

/** "Zainab Haddad", "Z. Haddad" and "ZH"; a name of one word has no shorter form than its beginning. */
export function fittedNames(full: string): FittedNames {
  const words = full.split(/\s+/).filter(Boolean);
  const [first = "", last = ""] = [words[0], words.at(-1)];
  if (words.length < 2) return { full, short: full, initials: firstLetter(first) };
  return { full, short: `${firstLetter(first)}. ${last}`, initials: firstLetter(first) + firstLetter(last) };
}

/** For how many letters the style sheet has a width (app/ui/styles/fitted-name.css), ascending. */
export const NAME_WIDTHS = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 30] as const;

/** How wide a text is, in letters of the usual width: some are much wider, and some narrower. */
const lettersOf = (text: string): number =>
  [...text].reduce((sum, each) => sum + (/[mwMWOQ@]/u.test(each) ? 1.4 : /[\p{Lu}•]/u.test(each) ? 1.15 : 1), 0);

/** On how many lines words stand that are so many letters wide: broken between them, and within those too long. */
function linesAt(words: readonly string[], letters: number): number {
  let lines = 1;
  let used = 0;
  for (const length of words.map(lettersOf)) {
    const after = used === 0 ? length : used + 0.7 + length;
    if (after <= letters) {
      used = after;
      continue;
    }
    // A word begins a line of its own before it is broken, each piece of which ends with a whole letter.
    const pieces = Math.ceil(length / Math.max(1, letters - 0.7));
    lines += (used === 0 ? 0 : 1) + (length <= letters ? 0 : pieces - 1);
    used = length <= letters ? length : letters;
  }
  return lines;
}

/** Which of the widths a text needs to stand on so many lines. */
export function widthOf(text: string, lines: number): number {
  const words = lines < 2 ? [text] : text.split(/\s+/);
  return NAME_WIDTHS.find((letters) => linesAt(words, letters) <= Math.max(1, lines)) ?? 30;
}
