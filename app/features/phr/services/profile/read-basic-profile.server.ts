import { patientProfile } from "~/features/patients/public.server";
import { ageOn } from "~/kernel/time/age";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { PROFILE_RIGHTS } from "../../domain/profile/overview-parts";
import { reachProfile } from "../../support/profile/reach-profile.server";

/** Who a patient is, and whether the asker may change it. Reading somebody else's is audited. @throws NotFoundError */
export async function readBasicProfile(context: RequestContext, rawPatientId: unknown) {
  await authorize(context, "healthRecord.read");
  const { patient, opening, facts, may } = await reachProfile(context, "R", rawPatientId);
  const audited = { subjectKind: "patient", subjectId: patient.id, patientId: patient.id };
  const [profile] = await Promise.all([
    patientProfile(context, patient.id),
    auditRead(context, { action: "healthRecord.read", fields: ["profile"], ...audited }),
  ]);
  return {
    ...{ profile, opening },
    age: ageOn(profile.birthDate, profile.deceasedOn || facts.today),
    mayChange: may(PROFILE_RIGHTS, "W"),
  };
}
