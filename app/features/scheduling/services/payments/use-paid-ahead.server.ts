import { uuidv7 } from "~/kernel/ids";
import { bookMoney, readDeskPayment, takeAtDesk, untouchedDesk } from "~/features/billing/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { useAheadSchema } from "../../schemas/payments/correct-payment";
import { isPaid } from "../../domain/payments/online-payment";
import { allotted, changesOf } from "../../support/payments/allotted.server";
import { standingOfPatient } from "../../support/payments/standing-of-patient.server";
import { loadForChange } from "../appointments/change-appointment.server";
import { changeAllAtOnce } from "../appointments/change-many.server";

type Ahead = Awaited<ReturnType<typeof readDeskPayment>>[number];

/**
 * What pays an appointment that is not charged yet with what its patient paid ahead and covers nothing.
 * @throws NotFoundError where it is another patient's; ConflictError where there is nothing to pay of it, or to pay it with
 */
async function forAppointment(context: RequestContext, taken: Ahead, appointmentId: string) {
  const { patientId, currencyCode, kind, reference } = taken;
  const loaded = await loadForChange(context, appointmentId, "appointment.markPaid");
  if (loaded.appointment.patientId !== patientId) throw new NotFoundError();
  const standings = await standingOfPatient(context, patientId);
  const left = standings.find((each) => each.currencyCode === currencyCode)?.aheadLeftMinor ?? 0;
  const isDue = !isPaid(loaded.appointment) && !loaded.isCharged && loaded.price?.currencyCode === currencyCode;
  const amountMinor = isDue ? Math.min(taken.amountMinor, loaded.dueMinor, left) : 0;
  if (amountMinor <= 0) throw new ConflictError("notPossible");
  const takingId = uuidv7(context.now);
  return {
    ...{ takingId, charges: [], rest: taken.amountMinor - amountMinor },
    changes: await changesOf(context, [{ debt: { id: appointmentId }, amountMinor }], {
      ...{ kind, amountMinor, currencyCode, reference, patientId, takingId },
    }),
  };
}

/** What pays all that is owed. @throws ConflictError where nothing is, or it pays for something else by now */
async function forAll(context: RequestContext, taken: Ahead) {
  const { aheadMinor, ...all } = await allotted(context, taken);
  // What pays for something else by now, such as a correction, is no longer there to be used.
  if (all.rest >= taken.amountMinor || aheadMinor < taken.amountMinor) throw new ConflictError("notPossible");
  return all;
}

/**
 * Pays what a patient owes, or one appointment that is still to come, with what they paid ahead at the desk: that is taken back and taken again for what is owed, the
 * oldest first, and the rest ahead, in one batch. What is in the till stays the same.
 * @throws NotFoundError; ConflictError where nothing is owed, or it went back
 */
export async function usePaidAhead(context: RequestContext, raw: unknown): Promise<{ patientId: string }> {
  await authorize(context, "appointment.markPaid");
  const { deskId, appointmentId } = parse(useAheadSchema, raw);
  const [taken, ...since] = await readDeskPayment(context.db, deskId);
  const isAhead = taken?.act === "TAKEN" && taken.appointmentId === null && taken.chargeId === null;
  if (!isAhead) throw new NotFoundError();
  const { patientId, entryKey: key } = taken;
  await authorize(context, "appointment.markPaid", { kind: "patient", id: patientId, patientId });
  if (since.length > 0) throw new ConflictError("notPossible");
  const { changes, charges, rest, takingId } =
    appointmentId === undefined ? await forAll(context, taken) : await forAppointment(context, taken, appointmentId);
  return changeAllAtOnce(context, changes, {
    answer: () => ({ patientId }),
    writes: [
      untouchedDesk(context, deskId, 0),
      ...bookMoney(context, [{ event: "deskUndone", key, reason: "used" }]),
      ...charges,
      ...(rest > 0 ? takeAtDesk(context, { ...taken, amountMinor: rest, takingId, for: "ahead" }) : []),
    ],
    audit: [{ action: "payment.useAhead", subjectKind: "payment", subjectId: deskId, patientId, fields: ["balance"] }],
  });
}
