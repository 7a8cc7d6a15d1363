import { commit, refusedAs } from "~/db/commit.server";
import { bookMoney, readDeskPayment, untouchedDesk } from "~/features/billing/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { lackingAfter } from "../../domain/payments/online-payment";
import { takeBackSchema } from "../../schemas/payments/correct-payment";
import { amountText } from "../../support/payments/amount-text.server";
import { appointmentOfMoney, moneyChange } from "../../support/payments/money-change.server";
import { priceStands } from "../../support/payments/price-stands.server";

/**
 * Takes back a payment at the desk that was written down by mistake, by an entry against it: what it was for is owed
 * again. Nothing that was booked is changed.
 * @throws NotFoundError; ConflictError where it was taken back, or something of it went back; InvalidError while the rest
 *   is being paid online
 */
export async function takeBackPayment(context: RequestContext, raw: unknown): Promise<{ deskId: string }> {
  await authorize(context, "payment.review");
  const { deskId, reason } = parse(takeBackSchema, raw);
  const [taken, ...since] = await readDeskPayment(context.db, deskId);
  if (taken?.act !== "TAKEN") throw new NotFoundError();
  if (since.length > 0) throw new ConflictError("notPossible");
  const loaded = await appointmentOfMoney(context, taken.appointmentId);
  // What is being paid online is the rest: it would count as paid, and owe what is taken back.
  if (loaded && (await priceStands(context, loaded)) === "beingPaid")
    throw new InvalidError([{ field: "", message: "discounts:refused.beingPaid" }]);
  const isUnpaid = loaded !== null && lackingAfter(loaded, taken.amountMinor) > 0;
  const note = `${amountText(taken.amountMinor, taken.currencyCode)}, ${reason}`;
  await commit(context, {
    writes: [
      untouchedDesk(context, deskId, 0),
      ...moneyChange(context, loaded, { act: "take-back-payment", note, isUnpaid }),
      ...bookMoney(context, [{ event: "deskUndone", key: taken.entryKey, reason }]),
    ],
    audit: [
      {
        action: "payment.takeBack",
        subjectKind: "payment",
        subjectId: deskId,
        patientId: taken.patientId,
        fields: ["reason"],
      },
    ],
    result: null,
  }).catch(refusedAs({ conflict: () => new ConflictError("changedMeanwhile") }));
  return { deskId };
}
