import { commit, refusedAs } from "~/db/commit.server";
import { readDeskPayment, readTaking } from "~/features/billing/public.server";
import { localDate } from "~/features/patients/public.server";
import { startOfDay } from "~/kernel/time/start-of-day";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { undoTakingSchema } from "../../schemas/payments/correct-payment";
import { takenBack } from "../../support/payments/taken-back.server";

/**
 * Undoes all that was taken at the desk at once, by an entry against each part of it, for whoever took it or looks after
 * the practice's money; on the day of the till on which it was taken, so that no closed day changes.
 * @throws NotFoundError where this person neither took it nor looks after the money; ConflictError on another day, or
 *   where something of it was undone or went back
 */
export async function undoTaking(context: RequestContext, raw: unknown): Promise<{ takingId: string }> {
  await authorize(context, "appointment.markPaid");
  const { takingId } = parse(undoTakingSchema, raw);
  const { db, now, profile, auditActor } = context;
  const parts = await readTaking(db, takingId);
  const [first] = parts;
  const isOwn = first?.actorId === auditActor.id || verdictOf(context, "payment.review") === "allowed";
  if (!first || !isOwn) throw new NotFoundError();
  if (first.at < startOfDay(localDate(now, profile.timeZone), profile.timeZone)) throw new ConflictError("notPossible");
  const { patientId } = first;
  const writes = await Promise.all(parts.map(async ({ id }) => takenBack(context, await readDeskPayment(db, id), "")));
  await commit(context, {
    writes: writes.flat(),
    audit: [
      { action: "payment.takeBack", subjectKind: "patient", subjectId: patientId, patientId, fields: ["balance"] },
    ],
    result: null,
  }).catch(refusedAs({ conflict: () => new ConflictError("changedMeanwhile") }));
  return { takingId };
}
