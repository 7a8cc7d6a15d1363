import { and, eq, inArray, isNotNull, isNull, gt, sql } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { patientImport } from "~/db/schema/imports.server";

/** Begins to take an import back that ended after `since` (UTC ms). */
export const beginUndoStatement = (db: TenantDb, id: string, since: number, now: number): Statement =>
  db.orm
    .update(patientImport)
    .set({ status: "UNDOING", touchedAt: now, version: sql`${patientImport.version} + 1` })
    .where(
      and(
        db.own(patientImport),
        eq(patientImport.id, id),
        inArray(patientImport.status, ["DONE", "TERMINATED"]),
        isNotNull(patientImport.endedAt),
        gt(patientImport.endedAt, since),
      ),
    );

/** The conditional write of one piece of taking back. */
export const undoneStatement = (
  db: TenantDb,
  id: string,
  by: { from: string; to: string; removed: number; kept: number; done: boolean; now: number },
): Statement =>
  db.orm
    .update(patientImport)
    .set({
      undoneTo: by.to,
      created: sql`${patientImport.created} - ${by.removed}`,
      kept: sql`${patientImport.kept} + ${by.kept}`,
      touchedAt: by.now,
      failure: null,
      ...(by.done ? { status: "UNDONE" as const } : {}),
    })
    .where(
      and(
        db.own(patientImport),
        eq(patientImport.id, id),
        eq(patientImport.status, "UNDOING"),
        isNull(patientImport.stoppedAt),
        eq(patientImport.undoneTo, by.from),
      ),
    );
