import { placedText, type FilledText } from "./filled-text";

/** What a snippet is called by: letters and digits of any script, after a full stop where it is used. */
export const SNIPPET_NAME = /^[\p{L}\p{N}_-]{1,20}$/u;

const TYPED = /(?:^|\s)\.([\p{L}\p{N}_-]{1,20})(\s)$/u;

/** A text as it was typed into, with the caret where it is. */
export interface Typing {
  text: string;
  caret: number;
}

/**
 * Expands the name of a snippet that has just been typed: a full stop, the name, and a space or a new line. The text
 * takes the place of all but the space, and the caret comes after it. One of several lines is one line within a sentence.
 * @returns undefined where nothing is to be expanded
 */
export function expandSnippet({ text, caret }: Typing, snippets: ReadonlyMap<string, FilledText>): Typing | undefined {
  const before = text.slice(0, caret);
  const [, name, space] = TYPED.exec(before) ?? [];
  const said = name === undefined ? undefined : snippets.get(name.toLowerCase());
  if (name === undefined || space === undefined || said === undefined) return undefined;
  const start = caret - name.length - 1 - space.length;
  const around = { before: text.slice(0, start), after: text.slice(caret) };
  const expanded = `${around.before}${placedText(said, around)}${space}`;
  return { text: expanded + around.after, caret: expanded.length };
}
