import { and, eq, isNotNull } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { labOrder } from "~/db/schema/laboratory.server";
import { prescription, prescriptionLine } from "~/db/schema/prescriptions.server";
import type { RecordOfPaper } from "../../domain/consultations/records-of-papers";

/** What prescriptions and laboratory orders put into a patient's health record, in one round trip. */
export async function recordsOfPapers(db: TenantDb, patientId: string): Promise<RecordOfPaper[]> {
  const [prescribed, ordered] = await db.batch([
    db.orm
      .select({
        recordId: prescriptionLine.recordId,
        consultationId: prescription.consultationId,
        state: prescription.state,
      })
      .from(prescription)
      // The patient's prescriptions come first, and then their lines.
      .crossJoin(prescriptionLine)
      .where(
        and(
          ...[db.own(prescription), eq(prescription.patientId, patientId)],
          eq(prescriptionLine.organizationId, prescription.organizationId),
          eq(prescriptionLine.prescriptionId, prescription.id),
          isNotNull(prescriptionLine.recordId),
        ),
      ),
    db.orm
      .select({ recordId: labOrder.recordId, consultationId: labOrder.consultationId })
      .from(labOrder)
      .where(and(db.own(labOrder), eq(labOrder.patientId, patientId), isNotNull(labOrder.recordId))),
  ]);
  return [
    ...prescribed.map(({ state, ...paper }) => ({ ...paper, holds: state !== "REPLACED" && state !== "CANCELLED" })),
    ...ordered.map((paper) => ({ ...paper, holds: true })),
  ];
}
