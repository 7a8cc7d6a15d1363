import { and, desc, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { dispense, pharmacy } from "~/db/schema/prescriptions.server";

/**
 * That lines of some prescriptions were handed out or were not, and where, the newest first, without what was taken back:
 * what was handed out later answers what was declined before, and so does what a prescriber said of it.
 */
export const handedOrDeclined = (db: TenantDb, prescriptionIds: readonly string[]) => {
  const of = and(
    db.own(dispense),
    sql`${dispense.prescriptionId} IN (SELECT value FROM json_each(${JSON.stringify(prescriptionIds)}))`,
  );
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
        kind: dispense.kind,
        declineReason: dispense.declineReason,
        reason: dispense.reason,
        at: dispense.at,
        pharmacy: sql<string | null>`${pharmacy.name}`,
      }),
    )
    .from(dispense)
    .leftJoin(pharmacy, and(eq(pharmacy.organizationId, dispense.organizationId), eq(pharmacy.id, dispense.pharmacyId)))
    .where(and(of, inArray(dispense.kind, ["DISPENSED", "DECLINED", "ANSWERED"]), notInArray(dispense.id, undone)))
    .orderBy(desc(dispense.at), desc(dispense.id));
};
