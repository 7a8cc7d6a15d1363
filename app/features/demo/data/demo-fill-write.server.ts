import type { TenantDb } from "~/db/client.server";
import { loadRowsStatements } from "~/db/load-rows.server";
import type { MarkedTable } from "../domain/marked-table";
import { rowsOf, type TableRows } from "../domain/table-rows";

const CLAIM = `INSERT INTO demo_fill (organization_id, id, filled_at, filled_by)
SELECT ?1, ?2, ?3, ?4 WHERE NOT EXISTS (SELECT 1 FROM demo_fill f WHERE f.organization_id = ?1)
AND NOT EXISTS (SELECT 1 FROM patient p WHERE p.organization_id = ?1)
AND NOT EXISTS (SELECT 1 FROM appointment a WHERE a.organization_id = ?1)`;

/** Notes the demonstration; changes nothing where there is one, or a patient or an appointment by now. */
export const claimDemoStatement = (
  db: TenantDb,
  fill: { id: string; at: number; by: string | null },
): D1PreparedStatement => db.raw(CLAIM, db.organizationId, fill.id, fill.at, fill.by);

/** Writes everything of a demonstration and marks what it made. */
export function fillStatements(
  db: TenantDb,
  tables: readonly TableRows[],
  marked: readonly MarkedTable[],
): D1PreparedStatement[] {
  const marks = marked.flatMap(({ table }) => rowsOf(tables, table).map(({ id }) => [table, id ?? null]));
  return [
    ...tables.flatMap(({ table, columns, rows }) => loadRowsStatements(db, table, columns, rows)),
    ...loadRowsStatements(db, "demo_row", ["table_name", "row_id"], marks),
  ];
}
