import { and, desc, eq, inArray, notInArray } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { dispense } from "~/db/schema/prescriptions.server";

/** What pharmacies did not hand out of some prescriptions, the newest first, without what they took back. */
export const declinedOf = (db: TenantDb, prescriptionIds: readonly string[]) => {
  const of = and(db.own(dispense), inArray(dispense.prescriptionId, [...prescriptionIds]));
  const undone = db.orm
    .select({ id: dispense.reversesId })
    .from(dispense)
    .where(and(of, eq(dispense.kind, "UNDONE")));
  return db.orm
    .select(
      pick({
        id: dispense.id,
        prescriptionId: dispense.prescriptionId,
        lineId: dispense.lineId,
        declineReason: dispense.declineReason,
        reason: dispense.reason,
        at: dispense.at,
      }),
    )
    .from(dispense)
    .where(and(of, eq(dispense.kind, "DECLINED"), notInArray(dispense.id, undone)))
    .orderBy(desc(dispense.at), desc(dispense.id));
};
