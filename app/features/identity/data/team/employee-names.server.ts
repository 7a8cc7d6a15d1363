import type { TenantDb } from "~/db/client.server";

// From the ids: asked the other way round, the database goes through everybody of the practice.
const NAMES = `SELECT e.id, e.title, trim(e.first_name || ' ' || e.last_name) AS name
FROM (SELECT DISTINCT value AS id FROM json_each(?2)) asked CROSS JOIN employee e ON e.organization_id = ?1 AND e.id = asked.id`;

/** The names of employees by their ids, those who left too; a title is a code of the specification. */
export async function readEmployeeNames(db: TenantDb, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const statement = db.raw(NAMES, db.organizationId, JSON.stringify(ids));
  return (await statement.all<{ id: string; title: number; name: string }>()).results;
}
