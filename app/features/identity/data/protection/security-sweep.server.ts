import type { TenantDb } from "~/db/client.server";
import { moveDue } from "~/db/due-rows.server";
import { rowsOf } from "~/db/rows.server";
import { SPENT_ROWS } from "~/db/schemas.server";
import { SWEEPS, type Sweep } from "../../domain/protection/security-sweep";

/** Everything that is swept away: what identity keeps, and what the owners of other rows let go with it. */
export const ALL_SWEEPS: readonly Sweep[] = [...SWEEPS, ...SPENT_ROWS];

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

/** Lets the item of due work that sweeps wait until `dueAt`, UTC ms; each organization has one. */
export const putOffStatement = (db: TenantDb, id: string, dueAt: number): D1PreparedStatement =>
  moveDue(db, "SECURITY_SWEEP", id, dueAt);
