import type { GlanceSection } from "../desk/glance";
import { TO_FILL_IN, type PlaceholderValue } from "./note-template";

type InOneLine = (parts: readonly string[]) => string;
type Part = Pick<GlanceSection, "title" | "entries" | "nothing" | "notAsked">;

/** An entry in words: what it is called, and what else is known of it. */
const entryText = ({ name, text }: Part["entries"][number]) => [name, text].filter(Boolean).join(": ");

/** What stands for a part without entries: that there are none, or a gap where nobody has asked. */
const nothingOf = ({ notAsked, nothing }: Part) => (notAsked ? TO_FILL_IN : nothing);

/**
 * What is known of parts of the record: one entry to a line below its title, or all in one line. Where nobody has asked
 * stands a gap, since a blank reads as none. Within a sentence a part needs its title only where there is another one.
 */
export function partsText(parts: readonly Part[], inOneLine: InOneLine): PlaceholderValue {
  const blockOf = (part: Part) =>
    part.entries.length === 0
      ? `${part.title}: ${nothingOf(part)}`
      : [`${part.title}:`, ...part.entries.map(entryText)].join("\n");
  const lineOf = (part: Part) => {
    const line = part.entries.length === 0 ? nothingOf(part) : inOneLine(part.entries.map(entryText));
    return parts.length === 1 ? line : `${part.title}: ${line}`;
  };
  return {
    ...{ alone: parts.map(blockOf).join("\n"), within: inOneLine(parts.map(lineOf)) },
    isKnown: parts.some(({ entries, notAsked }) => entries.length > 0 || !notAsked),
  };
}

/** The last measurements, one to a line or all in one line; a gap below their title where there are none. */
export function measuredText(parts: readonly Part[], inOneLine: InOneLine): PlaceholderValue {
  const values = parts.flatMap(({ entries }) => entries).map(entryText);
  if (values.length > 0) return { alone: values.join("\n"), within: inOneLine(values), isKnown: true };
  return { alone: parts.map(({ title }) => `${title}: ${TO_FILL_IN}`).join("\n"), within: "", isKnown: false };
}
