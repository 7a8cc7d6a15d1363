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

/** The least of the widths that holds so many letters on a line. */
const widthFor = (letters: number): number => NAME_WIDTHS.find((each) => letters <= each) ?? 30;

/** On how many lines a text stands that are so many letters wide: it breaks between words, and within those too long. */
function linesAt(words: readonly string[], letters: number): number {
  let lines = 1;
  let used = 0;
  for (const { length } of words) {
    const after = used === 0 ? length : used + 1 + length;
    if (after <= letters) {
      used = after;
      continue;
    }
    // A word begins a line of its own before it is broken.
    lines += (used === 0 ? 0 : 1) + Math.ceil(length / letters) - 1;
    used = length % letters || letters;
  }
  return lines;
}

/** Which width a text needs to stand on so many lines. */
export function widthOf(text: string, lines: number): number {
  if (lines < 2) return widthFor(text.length);
  const words = text.split(/\s+/);
  return NAME_WIDTHS.find((letters) => linesAt(words, letters) <= lines) ?? 30;
}
