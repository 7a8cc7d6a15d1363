import { journalTags } from "./journal-tags";

/** What the index of a journal is made from, for each entry. */
export interface IndexedEntry {
  id: string;
  /** YYYY-MM-DD. */
  date: string;
  /** As they were typed. */
  tags: string;
}

/** The months and tags of a journal, with how many entries each of them has. */
export interface JournalIndex {
  /** YYYY-MM, the newest first. */
  months: { month: string; count: number }[];
  /** By name. An address has the position of a tag in this list, so that no word of an entry goes into an address. */
  tags: { tag: string; count: number }[];
}

const monthOf = ({ date }: IndexedEntry) => date.slice(0, "YYYY-MM".length);
const folded = (tag: string) => tag.toLocaleLowerCase();

function counted(names: readonly string[]): Map<string, { first: string; count: number }> {
  const found = new Map<string, { first: string; count: number }>();
  for (const name of names) {
    const known = found.get(folded(name));
    found.set(folded(name), { first: known?.first ?? name, count: (known?.count ?? 0) + 1 });
  }
  return found;
}

/** The index of the entries that somebody may read. */
export function journalIndex(entries: readonly IndexedEntry[]): JournalIndex {
  const months = [...counted(entries.map(monthOf))].map(([month, { count }]) => ({ month, count }));
  const tags = [...counted(entries.flatMap(({ tags: typed }) => journalTags(typed))).values()];
  return {
    months: months.sort((one, other) => other.month.localeCompare(one.month)),
    tags: tags.map(({ first: tag, count }) => ({ tag, count })).sort((one, other) => one.tag.localeCompare(other.tag)),
  };
}

/** The entries of a month, of a tag, or of both. */
export const entriesOf = (
  entries: readonly IndexedEntry[],
  { month, tag }: { month?: string | undefined; tag?: string | undefined },
): IndexedEntry[] =>
  entries.filter(
    (entry) =>
      (month === undefined || monthOf(entry) === month) &&
      (tag === undefined || journalTags(entry.tags).some((each) => folded(each) === folded(tag))),
  );
