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

/** Which width a text needs on so many lines; on several it breaks within words where it must, and wastes some room. */
export const widthOf = (text: string, lines: number): number =>
  widthFor(lines < 2 ? text.length : Math.ceil(text.length / lines) + 2);
