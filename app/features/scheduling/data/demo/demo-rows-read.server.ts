import type { TenantDb } from "~/db/client.server";
import { DEMO_TABLES, type DemoTable, type KeptRow } from "../../domain/demo/demo-tables";

const MARKS = `SELECT row_id AS id FROM demo_row WHERE organization_id = ?1 AND table_name = ?2 AND row_id > ?3 ORDER BY row_id LIMIT ?4`;

/** The next marked rows of a table, after an id, at most `limit`. */
export async function markedRows(db: TenantDb, table: DemoTable, after: string, limit: number): Promise<string[]> {
  const { results } = await db.raw(MARKS, db.organizationId, table, after, limit).all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** What a row is called, and the column by which visits refer to it. */
const SHOWN: Readonly<Record<DemoTable, { name: string; visitsBy: string | null }>> = {
  appointment: { name: "t.local_day", visitsBy: null },
  patient: { name: "t.first_name || ' ' || t.last_name", visitsBy: "patient_id" },
  employee: { name: "t.first_name || ' ' || t.last_name", visitsBy: "employee_id" },
  user: { name: "t.username", visitsBy: null },
  service_offering: { name: "t.name", visitsBy: "service_offering_id" },
  department: { name: "t.name", visitsBy: null },
  branch: { name: "t.name", visitsBy: "branch_id" },
};
/** Whoever reads the list needs no more of them; the rest is named once these are gone. */
const MOST_NAMED = 50;

function keptText(table: DemoTable): string {
  const { name, visitsBy } = SHOWN[table];
  const visits = visitsBy
    ? `(SELECT count(*) FROM appointment a WHERE a.organization_id = ?1 AND a.${visitsBy} = t.id)`
    : "0";
  return `SELECT t.id, ${name} AS name, ${visits} AS visits FROM demo_row d JOIN "${table}" t ON t.organization_id = d.organization_id AND t.id = d.row_id
WHERE d.organization_id = ?1 AND d.table_name = '${table}' LIMIT ${MOST_NAMED}`;
}

/** What is still there of a demonstration, with its name; accounts go unnamed, their owner is in the list. */
export async function readKeptRows(db: TenantDb): Promise<KeptRow[]> {
  const tables = DEMO_TABLES.filter((table) => table !== "user");
  const answers = await db.rawBatch(tables.map((table) => db.raw(keptText(table), db.organizationId)));
  return tables.flatMap((table, index) =>
    (answers[index]?.results ?? []).map((row) => ({
      table,
      id: String(row["id"]),
      name: String(row["name"]),
      visits: Number(row["visits"]),
    })),
  );
}
