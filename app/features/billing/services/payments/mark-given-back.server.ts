import { asAsked, commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readPayment, refundStatement } from "../../data/payments/payments.server";
import { wholeKnownStatement } from "../../data/payments/payment-refunds.server";
import type { OwingOf } from "../../domain/payments/owing";
import { leftOf } from "../../domain/payments/payment";
import { refundWholeSchema } from "../../schemas/payments/refund-part";
import { bookMoney } from "../../support/ledger/book-money.server";
import { endOfWhole, openRefund } from "../../support/payments/carry-out-refund.server";
import { refundReason } from "../../support/payments/refund-reason.server";
import { toldOfRefund } from "../../support/payments/told-of-payment.server";

/**
 * Notes that a person has given a payment back at the gateway itself, such as where the gateway has no call for it.
 * `owingOf` says how the appointment stands that it pays for; without it what it paid for is owed again.
 * @throws NotFoundError, ConflictError where there is nothing to give back; InvalidError where nobody knows yet what came
 *   of a part, which would go back once more
 */
export async function markGivenBack(context: RequestContext, raw: unknown, owingOf?: OwingOf): Promise<void> {
  await authorize(context, "payment.review");
  const { paymentId, stillOwes, ...asked } = parse(refundWholeSchema, raw);
  const payment = await readPayment(context.db, paymentId);
  if (!payment) throw new NotFoundError();
  const reason = refundReason(context, payment, asked.reason);
  const paid = payment.status === "PAID" || payment.status === "UNCLEAR";
  if (!paid || payment.review === null) throw new ConflictError("notPossible");
  await openRefund(context, paymentId);
  const { events, writes } = await endOfWhole(context, payment, { stillOwes, reason }, owingOf);
  // Whoever looked at the gateway knows what came of a refund whose answer was lost.
  const known = wholeKnownStatement(context, paymentId);
  await commit(context, {
    guarded: refundStatement(context.db, paymentId, context.now),
    writes: [...bookMoney(context, [{ event: "refunded", paymentId, reason }, ...events]), ...writes, known],
    audit: [
      {
        action: "payment.refund",
        subjectKind: "payment",
        subjectId: paymentId,
        patientId: payment.patientId,
        fields: ["byHand"],
      },
    ],
    outbox: await toldOfRefund(context, payment.patientId, leftOf(payment)),
    result: null,
  }).catch(asAsked);
}
