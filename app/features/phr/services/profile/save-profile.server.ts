import { saveProfilePart, type PatientProfile, type ProfilePart } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { reachProfile } from "../../support/profile/reach-profile.server";

interface Saved {
  patientId: unknown;
  part: ProfilePart;
  /** The fields of the part, and the version that they were read at. */
  raw: object;
  /** What is left out stays as it is: a call may say one thing alone. */
  keeps?: boolean;
}

/**
 * Saves who a patient is, or where they live.
 * @throws InvalidError by the fields; StaleFormError where somebody else changed it meanwhile; NotFoundError
 */
export async function saveHealthProfile(
  context: RequestContext,
  { patientId, ...saved }: Saved,
): Promise<PatientProfile> {
  await authorize(context, "healthRecord.write");
  const { patient } = await reachProfile(context, "W", patientId);
  return saveProfilePart(context, patient.id, saved);
}
