import { authorize, verdictOf } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { reachLabFile, type LabFileAddress } from "../../support/laboratory/reach-lab-file.server";

/** What the viewer of a DICOM file says of it; reading the file itself is audited. @throws NotFoundError for any other */
export async function viewLabDicom(context: RequestContext, address: LabFileAddress) {
  if (verdictOf(context, "laboratory.work") !== "allowed") await authorize(context, "labOrder.read");
  const { file, order, atDesk } = await reachLabFile(context, address);
  if (file.contentType !== "application/dicom") throw new NotFoundError();
  await auditRead(context, {
    action: "labOrder.read",
    subjectKind: "labOrder",
    subjectId: order.id,
    patientId: order.patientId,
    fields: ["files"],
  });
  return { file, orderId: order.id, number: order.number, atDesk };
}
