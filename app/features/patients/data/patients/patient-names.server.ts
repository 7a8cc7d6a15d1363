import type { TenantDb } from "~/db/client.server";

// From the ids: asked the other way round, the database goes through every patient of the practice.
const NAMES = `SELECT p.id, p.first_name || ' ' || p.last_name AS name
FROM (SELECT DISTINCT value AS id FROM json_each(?2)) asked CROSS JOIN patient p ON p.organization_id = ?1 AND p.id = asked.id`;

/** The names of patients by their ids. */
export async function readPatientNames(db: TenantDb, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const statement = db.raw(NAMES, db.organizationId, JSON.stringify(ids));
  return (await statement.all<{ id: string; name: string }>()).results;
}
