import type { TenantDb } from "./client.server";

const BURY = `INSERT INTO dead_letter (organization_id, id, queue, topic, payload, reason, failed_at)
SELECT ?1, ?2, ?3, ?3, ?4, ?5, ?6 WHERE true ON CONFLICT DO NOTHING`;

/** Keeps a message of a queue that no try could do, for an administrator to see and send again. `now` in UTC ms. */
export const buryStatement = (
  db: TenantDb,
  { id, queue, payload, reason }: { id: string; queue: string; payload: Record<string, string>; reason: string },
  now: number,
): D1PreparedStatement => db.raw(BURY, db.organizationId, id, queue, JSON.stringify(payload), reason, now);

const RESENT = "UPDATE dead_letter SET resent_at = ?3 WHERE organization_id = ?1 AND id = ?2 AND resent_at IS NULL";

/** Marks one as sent again; it changes no row where somebody was faster. */
export const letterResentStatement = (db: TenantDb, id: string, at: number): D1PreparedStatement =>
  db.raw(RESENT, db.organizationId, id, at);

const QUEUE_RESENT = `UPDATE dead_letter SET resent_at = ?5 WHERE organization_id = ?1 AND queue = ?2
AND json_extract(payload, '$.' || ?3) = ?4 AND resent_at IS NULL`;

/** Marks those of a queue as sent again whose payload says `value` in `field`. */
export const lettersResentStatement = (
  db: TenantDb,
  { queue, field, value }: { queue: string; field: string; value: string },
  at: number,
): D1PreparedStatement => db.raw(QUEUE_RESENT, db.organizationId, queue, field, value, at);
