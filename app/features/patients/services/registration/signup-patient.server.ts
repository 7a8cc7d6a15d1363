import { isEmailProven } from "~/features/identity/public.server";
import { ownPatientId } from "~/platform/access/actor.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, NotFoundError, NotSignedInError } from "~/platform/http/errors.server";
import { readSignedValue, signValue } from "~/platform/crypto/signed-value.server";
import { othersWrote } from "../../data/patients/others-wrote.server";
import { readRecord } from "../../data/patients/patient-record-read.server";
import type { PatientRecord } from "../../domain/patients/patient-views";

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

/** Whether the account of a patient has an address that is not proven; a caller's token says nothing of that. */
async function mayBeAnothers({ actor, db }: RequestContext, userId: string | null): Promise<boolean> {
  if (actor.kind === "patient") return actor.unproven === true;
  return userId !== null && !(await isEmailProven(db, userId));
}

/**
 * The patient who is signing up: whoever is signed in, or whom the caller's signed token names.
 * @throws NotSignedInError where it is neither, ForbiddenError for staff, NotFoundError where the practice has written
 * more than an unproven account may see
 */
export async function reachSignup(
  context: RequestContext,
  token: string | undefined,
): Promise<{ record: PatientRecord; context: RequestContext }> {
  await authorize(context, "patient.signup");
  const id = await patientIdOf(context, token);
  const found = await readRecord(context.db, id, null);
  if (!found?.record.enabled) throw new NotSignedInError();
  // Signing up is over once the practice has written into the record: only the true owner of the address reads on.
  if ((await mayBeAnothers(context, found.record.userId)) && (await othersWrote(context.db, id)))
    throw new NotFoundError();
  return { record: found.record, context: { ...context, auditActor: { kind: "patient", id } } };
}
