import { readInsurance } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { reachProfile } from "../../support/profile/reach-profile.server";

/**
 * The form of one insurance of a patient, or of a new one where no id is given. Reading somebody else's is audited.
 * @throws NotFoundError for one that is not theirs or was taken away, and where the organization hides insurances
 */
export async function readProfileInsurance(context: RequestContext, rawPatientId: unknown, id: string | undefined) {
  await authorize(context, "healthRecord.write");
  const { patient, isSelf, opening } = await reachProfile(context, "W", rawPatientId, "insurances");
  if (id === undefined) return { patient, isSelf, opening, insurance: null };
  const audited = { subjectKind: "patientInsurance", subjectId: id, patientId: patient.id };
  const [insurance] = await Promise.all([
    readInsurance(context.db, patient.id, id),
    auditRead(context, { action: "healthRecord.read", fields: ["insurance"], ...audited }),
  ]);
  if (!insurance?.enabled) throw new NotFoundError();
  return { patient, isSelf, opening, insurance };
}
