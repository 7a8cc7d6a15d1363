import { readPicture } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { reachPicture, type AskedPicture } from "../../support/profile/reach-picture.server";

/**
 * The form of a picture of a patient's profile: the one that is there, if any. Reading somebody else's is audited.
 * @throws NotFoundError, ForbiddenError
 */
export async function readProfilePicture(context: RequestContext, asked: AskedPicture) {
  await authorize(context, "healthRecord.write");
  const { patient, isSelf, opening, slot } = await reachPicture(context, asked);
  const audited = { subjectKind: "patient", subjectId: patient.id, patientId: patient.id };
  const [fileId] = await Promise.all([
    readPicture(context.db, slot),
    auditRead(context, { action: "healthRecord.read", fields: ["picture"], ...audited }),
  ]);
  return { patient, isSelf, opening, what: slot.what, fileId };
}
