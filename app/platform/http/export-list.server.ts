import { csvDownload } from "./csv-download.server";

/** So many rows are in a file at most; whoever needs more narrows the list. */
export const MOST_EXPORTED = 20_000;

export interface ExportedList<Row, Place> {
  /** Name of the file, without its ending. */
  name: string;
  /** What each column is called, and what stands in it. */
  columns: readonly { header: string; cell: (row: Row) => string }[];
  /** The rows behind a place in the list, or its first ones, and the place of the next; null after the last. */
  page: (after: Place | undefined) => Promise<{ rows: readonly Row[]; next: Place | null }>;
  /** What the last line says where not everything is in the file. */
  cut: string;
}

/**
 * A list as a CSV file, page by page as its reader takes it. The first page is read before the answer begins, so that
 * what is refused is no half of a file.
 */
export async function exportList<Row, Place>(list: ExportedList<Row, Place>): Promise<Response> {
  const { name, columns, page, cut } = list;
  const first = await page(undefined);
  async function* lines(): AsyncGenerator<readonly string[]> {
    yield columns.map(({ header }) => header);
    let { rows, next } = first;
    let left = MOST_EXPORTED;
    for (;;) {
      for (const row of rows.slice(0, left)) yield columns.map(({ cell }) => cell(row));
      const isCut = rows.length > left || (rows.length === left && next !== null);
      left -= rows.length;
      if (isCut) yield [cut];
      if (isCut || next === null) return;
      ({ rows, next } = await page(next));
    }
  }
  return csvDownload(`${name}.csv`, lines());
}
