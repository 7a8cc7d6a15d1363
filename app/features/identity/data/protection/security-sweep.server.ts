import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";
import type { Sweep } from "../../domain/protection/security-sweep";

/** The item of due work that sweeps; each organization has one. */
const PUT_OFF = "UPDATE due_work SET due_at = ?3 WHERE organization_id = ?1 AND kind = 'SECURITY_SWEEP' AND id = ?2";

const spentRows = ({ table, key, spent }: Sweep) =>
  `SELECT ${key.join(", ")} FROM ${table} old WHERE old.organization_id = ?1 AND ${spent} LIMIT ?3`;

/** How many rows of each kind are spent, counted up to `most`; in the order of the kinds. */
export async function countSpent(db: TenantDb, sweeps: readonly Sweep[], now: number, most: number): Promise<number[]> {
  const counted = await db.rawBatch(
    sweeps.map((sweep) =>
      db.raw(`SELECT count(*) AS spent FROM (${spentRows(sweep)})`, db.organizationId, now - sweep.keptMs, most),
    ),
  );
  return counted.map((result) => rowsOf<{ spent: number }>(result)[0]?.spent ?? 0);
}

/** Takes at most `most` rows of a kind away that were spent by then. */
export const sweepStatement = (db: TenantDb, sweep: Sweep, now: number, most: number): D1PreparedStatement =>
  db.raw(
    `DELETE FROM ${sweep.table} WHERE ${sweep.table}.organization_id = ?1 AND (${sweep.key.join(", ")}) IN
(${spentRows(sweep)})`,
    db.organizationId,
    now - sweep.keptMs,
    most,
  );

export const putOffStatement = (db: TenantDb, id: string, dueAt: number): D1PreparedStatement =>
  db.raw(PUT_OFF, db.organizationId, id, dueAt);
