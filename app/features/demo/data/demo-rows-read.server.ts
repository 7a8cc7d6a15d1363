import type { TenantDb } from "~/db/client.server";
import type { KeptRow, MarkedTable } from "../domain/marked-table";

const MARKS = `SELECT row_id AS id FROM demo_row WHERE organization_id = ?1 AND table_name = ?2 AND row_id > ?3 ORDER BY row_id LIMIT ?4`;

/** The next marked rows of a table, after an id, at most `limit`. */
export async function markedRows(db: TenantDb, table: string, after: string, limit: number): Promise<string[]> {
  const { results } = await db.raw(MARKS, db.organizationId, table, after, limit).all<{ id: string }>();
  return results.map(({ id }) => id);
}

const AMONG = `SELECT row_id AS id FROM demo_row WHERE organization_id = ?1 AND table_name = ?2 AND row_id IN (SELECT value FROM json_each(?3))`;

/** Those of some rows of a table that are sample data. */
export async function sampleRowsAmong(
  db: TenantDb,
  table: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { results } = await db.raw(AMONG, db.organizationId, table, JSON.stringify(ids)).all<{ id: string }>();
  return new Set(results.map(({ id }) => id));
}

/** Whoever reads the list needs no more of them; the rest is named once these are gone. */
const MOST_NAMED = 50;

function keptText(table: string, { name, appointmentsBy }: NonNullable<MarkedTable["shown"]>): string {
  const appointments = appointmentsBy
    ? `(SELECT count(*) FROM appointment a WHERE a.organization_id = ?1 AND a.${appointmentsBy} = t.id)`
    : "0";
  return `SELECT t.id, ${name} AS name, ${appointments} AS appointments FROM demo_row d JOIN "${table}" t ON t.organization_id = d.organization_id AND t.id = d.row_id
WHERE d.organization_id = ?1 AND d.table_name = '${table}' LIMIT ${MOST_NAMED}`;
}

/** What is still there of a demonstration, with its name, table by table. */
export async function readKeptRows(db: TenantDb, marked: readonly MarkedTable[]): Promise<KeptRow[]> {
  const named = marked.flatMap(({ table, shown }) => (shown ? [{ table, text: keptText(table, shown) }] : []));
  const answers = await db.rawBatch(named.map(({ text }) => db.raw(text, db.organizationId)));
  return named.flatMap(({ table }, index) =>
    (answers[index]?.results ?? []).map((row) => ({
      table,
      id: String(row["id"]),
      name: String(row["name"]),
      appointments: Number(row["appointments"]),
    })),
  );
}
