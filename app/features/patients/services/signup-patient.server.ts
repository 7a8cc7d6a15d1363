import { ownPatientId } from "~/platform/actor.server";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, NotSignedInError } from "~/platform/errors.server";
import { readSignedValue, signValue } from "~/platform/signed-value.server";
import { readRecord } from "../data/patient-record-read.server";
import type { PatientRecord } from "../domain/patient-views";

/** How long a caller that has just registered a patient may go on with the steps. */
const SIGNUP_MS = 3_600_000;

/** What lets a caller without a session go on with the patient that it has just registered. */
export const signupToken = (context: RequestContext, patientId: string): Promise<string> =>
  signValue(
    context.env,
    { purpose: "signup", organizationId: context.organization.id },
    patientId,
    context.now + SIGNUP_MS,
  );

async function patientIdOf(context: RequestContext, token: string | undefined): Promise<string> {
  const { actor, env, organization, now } = context;
  if (actor.kind === "patient") return ownPatientId(actor);
  const read =
    token && (await readSignedValue(env, { purpose: "signup", organizationId: organization.id }, token, now));
  // Staff who come here are signed in all the same.
  if (!read || read.expired) throw actor.kind === "employee" ? new ForbiddenError() : new NotSignedInError();
  return read.value;
}

/**
 * The patient who is signing up: whoever is signed in, or whom the caller's signed token names.
 * @throws NotSignedInError where it is neither, ForbiddenError for staff
 */
export async function reachSignup(
  context: RequestContext,
  token: string | undefined,
): Promise<{ record: PatientRecord; context: RequestContext }> {
  await authorize(context, "patient.signup");
  const id = await patientIdOf(context, token);
  const found = await readRecord(context.db, id, null);
  if (!found?.record.enabled) throw new NotSignedInError();
  return { record: found.record, context: { ...context, auditActor: { kind: "patient", id } } };
}
