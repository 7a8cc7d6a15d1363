/** D1 takes 2 MB for each value; longer lists are divided into pieces below that. */
const MOST_BYTES = 1_900_000;
/** Items that are serialized together unless they are large: one by one costs twice as much. */
const A_BLOCK = 64;
const MOST_BLOCK_BYTES = 100_000;

/**
 * The items as JSON arrays, each small enough for one value of D1, with every item whole: for statements that write
 * many rows by json_each. An item that is too long by itself is a piece of its own, which the guard refuses.
 */
export function jsonPieces(items: Iterable<unknown>): string[] {
  const found: string[] = [];
  let piece: string[] = [];
  let bytes = 0;
  const close = () => {
    if (piece.length > 0) found.push(`[${piece.join(",")}]`);
    piece = [];
    bytes = 0;
  };
  const add = (block: readonly unknown[]) => {
    if (block.length === 0) return;
    const text = JSON.stringify(block).slice(1, -1);
    const more = Buffer.byteLength(text) + 1;
    if (more > MOST_BLOCK_BYTES && block.length > 1) {
      for (const item of block) add([item]);
      return;
    }
    if (bytes + more > MOST_BYTES) close();
    piece.push(text);
    bytes += more;
  };
  let block: unknown[] = [];
  for (const item of items) {
    block.push(item);
    if (block.length < A_BLOCK) continue;
    add(block);
    block = [];
  }
  add(block);
  close();
  return found;
}

/**
 * The items of `pieces` JSON arrays, bound from parameter `first` on, as one table with the column `value`, so that one
 * statement takes several values of 2 MB. The limit keeps SQLite from parsing each array again for every column that is
 * taken from an item, which costs as much as writing the row.
 */
export const itemsOf = (pieces: number, first: number): string =>
  `(SELECT value FROM (${Array.from({ length: pieces }, (_, at) => `SELECT value FROM json_each(?${first + at})`).join(" UNION ALL ")}) LIMIT -1)`;
