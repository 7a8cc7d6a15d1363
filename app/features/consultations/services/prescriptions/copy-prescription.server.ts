import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { correctedLine } from "../../domain/prescriptions/corrected-line";
import { linesOf } from "../../data/prescriptions/prescriptions-read.server";
import { reachPrescription, requireAction } from "../../support/prescriptions/reach-prescription.server";
import { startPrescription } from "./start-prescription.server";

/**
 * Begins a draft with what an earlier prescription says: to replace it, which ends it once the draft is signed, or to
 * renew it. Warnings are overruled anew. A correction proposes what a pharmacy has not handed out yet. What replaces
 * another belongs to the same consultation; what renews it, to the one in which it is written, if any.
 * @param raw `idempotencyKey`, the `consultationId` of a renewal, and `prescriberId` where a nurse writes
 * @throws NotFoundError, ForbiddenError; ConflictError where it cannot be replaced any more, or is a draft itself
 */
export async function copyPrescription(
  context: RequestContext,
  rawId: unknown,
  purpose: "replace" | "renew",
  raw: object,
): Promise<{ id: string }> {
  await authorize(context, "prescription.write");
  const found = await reachPrescription(context, "prescription.write", rawId);
  const { prescription } = found;
  await requireAction(context, found, purpose, "prescription.write");
  const { id, patientId, language, diagnosis, pharmacyId, noteToPharmacist, noteToPatient, detailsShown } =
    prescription;
  const lines = await linesOf(context.db, [id]);
  const {
    consultationId: writtenIn,
    prescriberId = prescription.prescriberId,
    ...asked
  } = raw as Record<string, unknown>;
  const consultationId = purpose === "replace" ? (prescription.consultationId ?? undefined) : writtenIn;
  return startPrescription(
    context,
    { ...asked, patientId, prescriberId, consultationId },
    {
      lines: lines.map(({ id: _id, prescriptionId: _of, ...earlier }) => {
        const line = purpose === "replace" ? correctedLine(earlier) : { ...earlier, dispensed: 0 };
        return { ...line, medicine: { ...line.medicine, overruled: [] } };
      }),
      header: {
        ...{ language, diagnosis, pharmacyId, noteToPharmacist, noteToPatient, detailsShown },
        ...(purpose === "replace" ? { replacesId: id } : { renewsId: id }),
      },
    },
  );
}
