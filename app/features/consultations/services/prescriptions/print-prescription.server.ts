import type { PrintedSheet } from "~/kernel/print/printed-sheet";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { prescriptionPaper } from "../../support/prescriptions/prescription-paper.server";

/**
 * The paper of a prescription to look at, which is no copy of it and says so; and how many copies there are, null of a
 * draft. Reading it is audited.
 * @throws NotFoundError, ForbiddenError
 */
export async function printPrescription(
  context: RequestContext,
  rawId: unknown,
): Promise<{ sheet: PrintedSheet; copies: number | null }> {
  await authorize(context, "prescription.read");
  const { sheet, found } = await prescriptionPaper(context, rawId, "preview");
  const { id, patientId, copies } = found.prescription;
  await auditRead(context, {
    action: "prescription.read",
    ...{ subjectKind: "prescription", subjectId: id, patientId },
    fields: ["preview"],
  });
  return { sheet, copies: found.state === "DRAFT" ? null : copies };
}
