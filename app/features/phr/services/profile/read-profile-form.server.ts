import { patientProfile, phoneChoices, profileFormValues } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { reachProfile } from "../../support/profile/reach-profile.server";

/**
 * What the forms of a patient's profile hold, with the calling codes to choose from. Reading somebody else's is audited.
 * @throws NotFoundError, ForbiddenError
 */
export async function readProfileForm(context: RequestContext, rawPatientId: unknown) {
  await authorize(context, "healthRecord.write");
  const { patient, isSelf, opening, facts } = await reachProfile(context, "W", rawPatientId);
  const audited = { subjectKind: "patient", subjectId: patient.id, patientId: patient.id };
  const [profile] = await Promise.all([
    patientProfile(context, patient.id),
    auditRead(context, { action: "healthRecord.read", fields: ["profile"], ...audited }),
  ]);
  const { codes, chosen } = phoneChoices(context, profile.phoneCallingCode);
  return {
    ...{ patient, isSelf, opening },
    today: facts.today,
    codes,
    values: { ...profileFormValues(profile), phoneCallingCode: chosen },
  };
}
