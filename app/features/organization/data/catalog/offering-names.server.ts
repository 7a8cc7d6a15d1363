import type { TenantDb } from "~/db/client.server";

const NAMES = `SELECT o.id, o.name FROM (SELECT DISTINCT value AS id FROM json_each(?2)) asked
CROSS JOIN service_offering o ON o.organization_id = ?1 AND o.id = asked.id`;

/** The names of services by their ids, those that are switched off too, in one round trip. */
export async function offeringNames(db: TenantDb, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { results } = await db
    .raw(NAMES, db.organizationId, JSON.stringify(ids))
    .all<{ id: string; name: string } & Record<string, unknown>>();
  return new Map(results.map(({ id, name }) => [id, name]));
}
