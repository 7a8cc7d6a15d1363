import { foldedWords } from "~/kernel/text/fold-text";

/** The two parts of a name; a person may have one name alone, which is the first. */
export interface NameReading {
  firstName: string;
  lastName: string;
}

/** What stands after a name and belongs to the last one: it tells father and son, or degrees. */
const SUFFIXES = new Set("jr|junior|sr|senior|ii|iii|iv|md|phd|dds|dmd|esq|hijo|nieto|padre|filho|neto".split("|"));
const isSuffix = (words: string): boolean => {
  const folded = foldedWords(words).join("");
  return SUFFIXES.has(folded);
};

/** Takes the suffixes off the end of a name's words; one word is left at least. */
function withoutSuffixes(words: readonly string[]): { words: string[]; suffix: string } {
  let end = words.length;
  while (end > 1 && isSuffix(words[end - 1] ?? "")) end -= 1;
  return { words: words.slice(0, end), suffix: words.slice(end).join(" ") };
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== "").join(" ");

/**
 * A whole name: 'Ana Ruiz', 'Ruiz Soler, Ana', 'Martin King Jr.', 'King, Martin, Jr.' or 'Ana' alone. The last word is
 * the last name where no comma says what is.
 */
export function readWholeName(text: string): NameReading {
  const parts = text.split(/[,،]/).map((part) => part.trim());
  const suffixes = parts.slice(1).filter((part) => part !== "" && isSuffix(part));
  const [before = "", ...after] = parts.filter((part) => part !== "" && !suffixes.includes(part));
  if (after.length > 0) return { firstName: after.join(" "), lastName: joined(before, ...suffixes) };
  const { words, suffix } = withoutSuffixes(before.split(/\s+/).filter((word) => word !== ""));
  const [first = "", ...more] = words;
  // One name and what follows it: nothing but a last name can bear 'Jr.'.
  if (more.length === 0) return { firstName: joined(first, suffix, ...suffixes), lastName: "" };
  return { firstName: words.slice(0, -1).join(" "), lastName: joined(words.at(-1) ?? "", suffix, ...suffixes) };
}
