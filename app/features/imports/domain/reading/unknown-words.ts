/** A word that says nothing of its field, and how many patients were imported without it. */
export interface CountedWord {
  field: string;
  word: string;
  rows: number;
  /** The line of the file in which it first stands. */
  firstRow: number;
}

/** So many different words of a file are named. */
const MOST_WORDS = 200;

/** The words of a file that say nothing of their field, each once. */
export class UnknownWords {
  readonly #words = new Map<string, CountedWord>();

  add(field: string, word: string, row: number): void {
    this.#count({ field, word, rows: 1, firstRow: row });
  }

  /** These words and those that earlier pieces of the file had. */
  addedTo(earlier: readonly CountedWord[]): CountedWord[] {
    const all = new UnknownWords();
    for (const each of earlier) all.#count(each);
    for (const each of this.#words.values()) all.#count(each);
    return [...all.#words.values()];
  }

  #count({ field, word, rows, firstRow }: CountedWord): void {
    const full = this.#words.size >= MOST_WORDS && !this.#words.has(`${field} ${word}`);
    // Those beyond are counted together.
    const named = full ? "…" : word;
    const key = `${field} ${named}`;
    const there = this.#words.get(key);
    if (there) there.rows += rows;
    else this.#words.set(key, { field, word: named, rows, firstRow });
  }
}
