import type { TenantDb } from "~/db/client.server";
import type { Sweep } from "../domain/security-sweep";

/** The item of due work that sweeps; each organization has one. */
const PUT_OFF = "UPDATE due_work SET due_at = ?3 WHERE organization_id = ?1 AND kind = 'SECURITY_SWEEP' AND id = ?2";

/** Takes at most `most` rows of a kind away that were spent by then; the answer's changes say how many. */
export const sweepStatement = (
  db: TenantDb,
  { table, key, spent, keptMs }: Sweep,
  now: number,
  most: number,
): D1PreparedStatement => {
  const columns = key.join(", ");
  return db.raw(
    `DELETE FROM ${table} WHERE ${table}.organization_id = ?1 AND (${columns}) IN
(SELECT ${columns} FROM ${table} old WHERE old.organization_id = ?1 AND ${spent} LIMIT ?3)`,
    db.organizationId,
    now - keptMs,
    most,
  );
};

export const putOffStatement = (db: TenantDb, id: string, dueAt: number): D1PreparedStatement =>
  db.raw(PUT_OFF, db.organizationId, id, dueAt);
