import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { isWhole, paymentRefunds } from "../../data/payments/payment-refunds.server";
import { readPayment } from "../../data/payments/payments.server";
import type { OwingOf } from "../../domain/payments/owing";
import { finishRefundSchema } from "../../schemas/payments/refund-part";
import { refundPayment } from "./refund-payment.server";
import { carryOutRefund } from "../../support/payments/carry-out-refund.server";

/**
 * Ends a refund, of a part or of all that is left, that its gateway was asked for and whose answer was lost. It goes back
 * once, however often this is asked. `owingOf` says how the appointment stands that it pays for.
 * @throws NotFoundError; InvalidError where the gateway refuses; UpstreamError where it does not answer
 */
export async function finishRefund(context: RequestContext, raw: unknown, owingOf: OwingOf): Promise<void> {
  await authorize(context, "payment.review");
  const { paymentId, refundId } = parse(finishRefundSchema, raw);
  const [payment, refunds] = await Promise.all([
    readPayment(context.db, paymentId),
    paymentRefunds(context.db, paymentId),
  ]);
  const refund = refunds.find(({ id }) => id === refundId);
  // Its row went when it was known what came of it.
  if (payment?.status === "REFUNDED" && refundId === paymentId) return;
  if (!payment || !refund) throw new NotFoundError();
  if (payment.gatewayReference === null) throw new ConflictError("notPossible");
  const { isStillOwed, reason } = refund;
  if (isWhole(refund, paymentId))
    return refundPayment(
      context,
      { paymentId, stillOwes: isStillOwed === 1 ? "owed" : "waived", reason: reason || undefined },
      owingOf,
    );
  await carryOutRefund(context, payment, refund, owingOf);
}
