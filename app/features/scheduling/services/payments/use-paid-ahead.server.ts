import { bookMoney, readDeskPayment, takeAtDesk, untouchedDesk } from "~/features/billing/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { useAheadSchema } from "../../schemas/payments/correct-payment";
import { allotted } from "../../support/payments/allotted.server";
import { changeAllAtOnce } from "../appointments/change-many.server";

/**
 * Pays what a patient owes with what they paid ahead at the desk: that is taken back and taken again for what is owed, the
 * oldest first, and the rest ahead, in one batch. What is in the till stays the same.
 * @throws NotFoundError; ConflictError where nothing is owed, or it went back
 */
export async function usePaidAhead(context: RequestContext, raw: unknown): Promise<{ patientId: string }> {
  await authorize(context, "appointment.markPaid");
  const { deskId } = parse(useAheadSchema, raw);
  const [taken, ...since] = await readDeskPayment(context.db, deskId);
  const isAhead = taken?.act === "TAKEN" && taken.appointmentId === null && taken.chargeId === null;
  if (!isAhead) throw new NotFoundError();
  const { patientId, entryKey: key } = taken;
  await authorize(context, "appointment.markPaid", { kind: "patient", id: patientId, patientId });
  const { changes, charges, rest, takingId, aheadMinor } = await allotted(context, taken);
  // What pays for something else by now, such as a correction, is no longer there to be used.
  const isLeft = since.length === 0 && rest < taken.amountMinor && aheadMinor >= taken.amountMinor;
  if (!isLeft) throw new ConflictError("notPossible");
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
