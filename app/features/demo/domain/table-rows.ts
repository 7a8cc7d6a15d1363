/** One value of a row, as the operator's endpoint takes it. */
export type Cell = string | number | null;

/** Rows of one table by the database's column names, without organization_id. */
export interface TableRows {
  table: string;
  columns: string[];
  rows: Cell[][];
}

/** A row as an object; all rows of a table have the same keys in the same order. */
export type Row = Readonly<Record<string, Cell>>;

/** The rows of one table; an empty list gives a table without rows. */
export function tableOf(table: string, rows: readonly Row[]): TableRows {
  return { table, columns: Object.keys(rows[0] ?? {}), rows: rows.map((row) => Object.values(row)) };
}

/** The rows of one table as objects again, for what counts or checks them. */
export function rowsOf(tables: readonly TableRows[], table: string): Row[] {
  return tables
    .filter((each) => each.table === table)
    .flatMap(({ columns, rows }) =>
      rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i] ?? null]))),
    );
}
