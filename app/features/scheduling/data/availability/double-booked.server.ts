import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";

/** CROSS JOIN keeps the planner from walking everybody's claims: it goes from each appointment to its own. */
const DOUBLE = `SELECT DISTINCT c.holder_id AS id FROM json_each(?2) wanted
CROSS JOIN slot_claim c INDEXED BY slot_claim_holder ON c.organization_id = ?1 AND c.holder_kind = 'APPOINTMENT' AND c.holder_id = wanted.value
CROSS JOIN slot_claim o ON o.organization_id = ?1 AND o.resource_id = c.resource_id AND o.tick = c.tick
AND o.holder_id <> c.holder_id AND (o.expires_at IS NULL OR o.expires_at > ?3)`;

/**
 * Which of some appointments stand on time of their provider that somebody else has as well at `now` (UTC ms), as
 * staff can make it by an override. It reads the few claims of each, and of nobody else.
 */
export async function readDoubleBooked(
  db: TenantDb,
  ids: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const [found] = await db.rawBatch([db.raw(DOUBLE, db.organizationId, JSON.stringify(ids), now)]);
  return new Set(rowsOf<{ id: string }>(found).map(({ id }) => id));
}
