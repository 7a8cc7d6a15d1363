import { commit, type Write } from "~/db/commit.server";
import { accountDeleted } from "~/features/identity/public.server";
import { withoutAccount } from "~/features/patients/public.server";
import type { PatientActor } from "~/platform/access/actor.server";
import { authorize } from "~/platform/access/authorize.server";
import { isFresh } from "~/platform/access/fresh-sign-in.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, ForbiddenError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readOwnAppointmentIds } from "../../data/appointments/patients-appointments.server";
import { deleteOwnAccountSchema } from "../../schemas/appointments/delete-own-account";

/** The patient who is signed in, for themselves. @throws ForbiddenError for anybody else */
function ownerOf({ actor }: RequestContext): PatientActor {
  if (actor.kind !== "patient" || actor.acting) throw new ForbiddenError();
  return actor;
}

async function hasAhead({ db, now: aheadOf }: RequestContext, patientId: string): Promise<boolean> {
  const found = await Promise.all(
    (["video", "in_patient"] as const).map((type) => readOwnAppointmentIds(db, { patientId, type, most: 1, aheadOf })),
  );
  return found.flat().length > 0;
}

/**
 * What the page shows that deletes an account: whether appointments are still to come, and whether whoever asks has
 * shown just now who they are.
 * @throws ForbiddenError for anybody but a patient for themselves
 */
export async function readAccountEnd(context: RequestContext): Promise<{ hasAppointments: boolean; isFresh: boolean }> {
  await authorize(context, "user.settings");
  const { patientId } = ownerOf(context);
  return { hasAppointments: await hasAhead(context, patientId), isFresh: isFresh(context) };
}

/**
 * Deletes the account of the patient who is signed in, for good: nobody signs in with it again, and it acts for nobody.
 * The record stays with the practice.
 * @param more what goes with it of other features, in the same batch
 * @throws InvalidError where they have not said that they know it; ConflictError while appointments are to come, which the patient cancels themselves; FreshSignInNeededError;
 * ForbiddenError for anybody but a patient for themselves
 */
export async function deleteOwnAccount(
  context: RequestContext,
  raw: unknown,
  more: readonly Write[] = [],
): Promise<void> {
  await authorize(context, "user.settings");
  const { patientId, userId } = ownerOf(context);
  parse(deleteOwnAccountSchema, raw);
  const account = accountDeleted(context, userId);
  if (await hasAhead(context, patientId))
    throw new ConflictError("appointmentsAhead", [{ field: "", message: "home:deletion.appointments" }]);
  const patient = withoutAccount(context, { patientId, userId });
  await commit(context, {
    guarded: patient.guarded,
    writes: [...patient.writes, ...account.writes, ...more],
    audit: [patient.audit, ...account.audit],
    outbox: account.outbox,
    result: null,
  });
}
