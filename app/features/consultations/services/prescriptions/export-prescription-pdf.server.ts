import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { sheetPdf } from "~/platform/print/pdf-renderer.server";
import { countCopy } from "../../data/prescriptions/prescriptions-write.server";
import { prescriptionPaper } from "../../support/prescriptions/prescription-paper.server";

/**
 * The paper of a prescription as a PDF, to be printed or kept. Each that is made of a signed one is counted, and from the
 * second on says which copy it is.
 * @throws NotFoundError, ForbiddenError
 */
export async function exportPrescriptionPdf(context: RequestContext, rawId: unknown): Promise<Uint8Array<ArrayBuffer>> {
  await authorize(context, "prescription.read");
  const { sheet, found } = await prescriptionPaper(context, rawId, "copy");
  const { id, patientId } = found.prescription;
  if (found.state !== "DRAFT")
    await commit(context, {
      guarded: countCopy(context.db, id),
      audit: [
        { action: "prescription.read", subjectKind: "prescription", subjectId: id, patientId, fields: ["print"] },
      ],
      result: null,
    });
  return sheetPdf(context, sheet);
}
