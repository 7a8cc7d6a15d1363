import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { othersWrote } from "../../data/patients/others-wrote.server";
import { requiredStep } from "../../domain/patients/missing-details";
import type { SignupStep } from "../../domain/registration/registration-rules";
import { registrationOf } from "../../support/registration/registration-of.server";

/**
 * The step of signing up that the patient who is signed in still owes, because they left it out or because the
 * organization asks for it since; null where they owe none. Whoever acts for a relative answers for themselves.
 */
export async function readRequiredStep(context: RequestContext): Promise<SignupStep | null> {
  await authorize(context, "patient.signup");
  const { actor } = context;
  if (actor.kind !== "patient") return null;
  // Steps that an unproven account may not open are not owed.
  if (actor.unproven === true && (await othersWrote(context.db, actor.acting?.ownPatientId ?? actor.patientId)))
    return null;
  const registration = await registrationOf(context, actor.acting?.ownPatientId ?? actor.patientId);
  return registration && requiredStep(registration.rules, registration.held);
}
