/**
 * Cells of a file that could not be taken for one reason and that say the same, and how many rows have them. Of a row
 * that is refused as a whole, `field` and `word` are empty.
 */
export interface CountedCell {
  field: string;
  /** Of a cell that was left out a `LeftOutReason`; of a refused row the key of its message. */
  reason: string;
  word: string;
  rows: number;
  /** The line of the file in which it first stands. */
  firstRow: number;
  /** What the message shows, such as the longest length. */
  values?: Record<string, string | number>;
}

/** A reason with how many rows it meets, and some of what they say. */
export interface ReasonGroup extends Omit<CountedCell, "word" | "firstRow"> {
  examples: { word: string; row: number; rows: number }[];
}

/** As they are stored; entries from before reasons were stored left out unknown words alone. */
export type StoredCell = Omit<CountedCell, "reason"> & { reason?: string | undefined };
export const withReason = ({ reason = "notKnown", ...cell }: StoredCell): CountedCell => ({ reason, ...cell });

/** So many different words are told of each field and reason; those beyond are counted together. */
const MOST_WORDS = 40;
const BEYOND = "…";
const EXAMPLES = 5;

const groupKey = ({ field, reason }: Pick<CountedCell, "field" | "reason">) => `${field} ${reason}`;

/** The cells of a file that could not be taken, each reason and word once. */
export class CountedCells {
  readonly #cells = new Map<string, CountedCell>();
  readonly #words = new Map<string, number>();

  add(cell: Omit<CountedCell, "rows" | "firstRow">, row: number): void {
    this.#count({ ...cell, rows: 1, firstRow: row });
  }

  /** These and those of the earlier pieces of the file. */
  addedTo(earlier: readonly StoredCell[]): CountedCell[] {
    const all = new CountedCells();
    for (const each of earlier) all.#count(withReason(each));
    for (const each of this.#cells.values()) all.#count(each);
    return [...all.#cells.values()];
  }

  #count(cell: CountedCell): void {
    const group = groupKey(cell);
    const words = this.#words.get(group) ?? 0;
    const isNew = !this.#cells.has(`${group} ${cell.word}`);
    const word = isNew && words >= MOST_WORDS ? BEYOND : cell.word;
    const key = `${group} ${word}`;
    const there = this.#cells.get(key);
    if (there) {
      there.rows += cell.rows;
      return;
    }
    this.#cells.set(key, { ...cell, word });
    this.#words.set(group, words + 1);
  }
}

/** The cells by their reasons, the most frequent first, each with the words that most rows have. */
export function groupsOf(cells: readonly CountedCell[]): ReasonGroup[] {
  const groups = new Map<string, CountedCell[]>();
  for (const cell of cells) {
    const there = groups.get(groupKey(cell));
    if (there) there.push(cell);
    else groups.set(groupKey(cell), [cell]);
  }
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const { field, reason, values } = first;
      const named = group.filter(({ word }) => word !== BEYOND).sort((a, b) => b.rows - a.rows);
      return {
        ...{ field, reason },
        ...(values && { values }),
        rows: group.reduce((sum, { rows }) => sum + rows, 0),
        examples: named.slice(0, EXAMPLES).map(({ word, firstRow, rows }) => ({ word, row: firstRow, rows })),
      };
    })
    .sort((a, b) => b.rows - a.rows);
}
