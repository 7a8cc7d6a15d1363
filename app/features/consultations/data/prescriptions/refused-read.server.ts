import { and, desc, eq, exists, gte, inArray, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { dispense, prescription } from "~/db/schema/prescriptions.server";
import type { Prescription } from "../../domain/prescriptions/prescription";

/** More than so many no home page names; the list of prescriptions marks them all. */
const MOST = 50;

/**
 * Of the prescriptions of a prescriber that hold, those that a pharmacist did not hand out wholly because it is not safe or
 * not clear, the newest first, also where it was answered since. It goes along the index of the prescriber and state, and
 * for each along that of what was done with it: as many as one doctor has that hold, however large the practice is.
 * @param today YYYY-MM-DD in the practice
 */
export function asksOfPharmacies(
  db: TenantDb,
  { prescriberId, today }: { prescriberId: string; today: string },
): Promise<{ id: string; patientId: string; number: number | null; state: "SIGNED" | "SENT" | "PARTLY_DISPENSED" }[]> {
  const asked = db.orm
    .select({ one: sql`1` })
    .from(dispense)
    .where(
      and(
        ...[eq(dispense.organizationId, prescription.organizationId), eq(dispense.prescriptionId, prescription.id)],
        inArray(dispense.declineReason, ["NOT_SAFE", "UNCLEAR"]),
      ),
    );
  const { id, patientId, number, state } = prescription;
  return db.orm
    .select(pick({ id, patientId, number, state: sql<"SIGNED" | "SENT" | "PARTLY_DISPENSED">`${state}` }))
    .from(prescription)
    .where(
      and(
        ...[db.own(prescription), eq(prescription.prescriberId, prescriberId)],
        ...[inArray(state, ["SIGNED", "SENT", "PARTLY_DISPENSED"]), exists(asked), gte(prescription.validUntil, today)],
      ),
    )
    .orderBy(desc(prescription.createdAt), desc(id))
    .limit(MOST);
}

/**
 * A patient's prescriptions of which a pharmacist refused something as unsafe, also where it was answered since. It goes
 * along the index of the patient, and for each along that of what was done with it.
 */
export function refusedAsUnsafe(
  db: TenantDb,
  patientId: string,
): Promise<Pick<Prescription, "id" | "number" | "state" | "validUntil">[]> {
  const { id, number, state, validUntil } = prescription;
  const refused = db.orm
    .select({ one: sql`1` })
    .from(dispense)
    .where(
      and(
        ...[eq(dispense.organizationId, prescription.organizationId), eq(dispense.prescriptionId, prescription.id)],
        eq(dispense.declineReason, "NOT_SAFE"),
      ),
    );
  return db.orm
    .select(pick({ id, number, state, validUntil }))
    .from(prescription)
    .where(and(db.own(prescription), eq(prescription.patientId, patientId), exists(refused)))
    .orderBy(desc(prescription.createdAt), desc(id))
    .limit(MOST);
}
