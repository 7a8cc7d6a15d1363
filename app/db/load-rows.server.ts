import { getTableConfig } from "drizzle-orm/sqlite-core";
import type { TenantDb } from "./client.server";
import { commitFailure } from "./commit-failure.server";
import { CommitRefused } from "./commit.server";
import { TENANT_TABLES } from "./schemas.server";

export { TENANT_TABLES };

export type Cell = string | number | null;

/** Rows of one JSON value, which D1 limits to 2 MB. */
const ROWS_A_STATEMENT = 2_000;

/** A bucket of the counts may exist already: loaded rows are added to it, as by every change of an appointment. */
const ADDED: Readonly<Record<string, string>> = {
  appointment_count: ` WHERE true ON CONFLICT (organization_id, local_day, employee_id, branch_id, type, state_id) DO UPDATE SET count = count + excluded.count`,
};

/**
 * Statements that insert many rows of one organization with one bound JSON value each, about 200,000 rows a second
 * locally. `columns` are database names without organization_id, which is bound separately.
 * @throws RangeError for a table or column that does not exist
 */
export function loadRowsStatements(
  db: TenantDb,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): D1PreparedStatement[] {
  const config = TENANT_TABLES.get(table);
  if (!config) throw new RangeError(`no tenant table ${table}`);
  const known = new Set(getTableConfig(config).columns.map((column) => column.name));
  const unknown = columns.filter((column) => !known.has(column));
  if (unknown.length > 0 || columns.includes("organization_id"))
    throw new RangeError(`no column ${unknown.join(", ")} in ${table}`);
  const names = columns.map((column) => `"${column}"`).join(", ");
  const values = columns.map((_, index) => `json_extract(value, '$[${index}]')`).join(", ");
  const text = `INSERT INTO "${table}" ("organization_id"${names ? `, ${names}` : ""}) SELECT ?1${values ? `, ${values}` : ""} FROM json_each(?2)${ADDED[table] ?? ""}`;
  const statements: D1PreparedStatement[] = [];
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    statements.push(db.raw(text, db.organizationId, JSON.stringify(rows.slice(from, from + ROWS_A_STATEMENT))));
  }
  return statements;
}

/** Rows of one table, as the operator's endpoint receives them. */
export interface LoadedTable {
  table: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/**
 * Loads rows of one organization in one batch, in the order of their foreign keys: all or none.
 * @throws CommitRefused if a row exists already; it names the table
 * @throws RangeError for a table or column that does not exist
 */
export async function loadRows(db: TenantDb, tables: readonly LoadedTable[]): Promise<void> {
  const statements = tables.flatMap(({ table, columns, rows }) => loadRowsStatements(db, table, columns, rows));
  if (statements.length === 0) return;
  try {
    await db.rawBatch(statements);
  } catch (error) {
    const failure = commitFailure(error);
    throw failure.kind === "unique" ? new CommitRefused(failure) : error;
  }
}
