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
export const NAME_WIDTHS = [4, 6, 8, 10, 12, 14, 17, 20, 24, 30] as const;

/** The least of the widths that holds so many letters on a line. */
const widthFor = (letters: number): number => NAME_WIDTHS.find((each) => letters <= each) ?? 30;

/** Which width a text needs on one line, or on several, where its longest word must fit and it breaks between words. */
export function widthOf(text: string, lines: number): number {
  if (lines < 2) return widthFor(text.length);
  const longest = Math.max(...text.split(/\s+/).map((word) => word.length));
  return widthFor(Math.max(longest, Math.ceil(text.length / lines) + 2));
}
