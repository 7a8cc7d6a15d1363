import type { TenantDb } from "~/db/client.server";

const NAMES = `SELECT p.id, p.first_name || ' ' || p.last_name AS name FROM patient p
WHERE p.organization_id = ?1 AND p.id IN (SELECT value FROM json_each(?2))`;

/** The names of patients by their ids. */
export async function readPatientNames(db: TenantDb, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const statement = db.raw(NAMES, db.organizationId, JSON.stringify(ids));
  return (await statement.all<{ id: string; name: string }>()).results;
}
