/** A text that is put into another one: as it stands on lines of its own, and as it stands within a line. */
export interface FilledText {
  alone: string;
  within: string;
}

/** A text that is the same wherever it stands. */
export const sameText = (text: string): FilledText => ({ alone: text, within: text });

/** What stands around a place of a text. */
export interface Around {
  before: string;
  after: string;
}

/** Whether other words share the line of a place. */
export const isWithinLine = ({ before, after }: Around): boolean =>
  /\S/u.test(before.slice(before.lastIndexOf("\n") + 1)) || /\S/u.test(after.split("\n", 1)[0] ?? "");

/** What is put at a place so that a text begins and ends there on lines of its own. */
export const onLinesOfItsOwn = (text: string, { before, after }: Around): string =>
  [
    /(?:^|\n)[^\S\n]*$/u.test(before) ? "" : "\n",
    text,
    // A text that follows in the same line begins the next one.
    /^[^\S\n]*(?:\n|$)/u.test(after) ? "" : "\n",
  ].join("");

/** What is put at a place so that a text stands there: within the line that there is, or on lines of its own. */
export function placedText({ alone, within }: FilledText, around: Around): string {
  if (!isWithinLine(around)) return alone;
  const { before, after } = around;
  return `${/\S$/u.test(before) ? " " : ""}${within}${/^[\p{L}\p{N}]/u.test(after) ? " " : ""}`;
}
