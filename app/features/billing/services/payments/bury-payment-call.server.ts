import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readPayment } from "../../data/payments/payments.server";
import { isStillOpen } from "../../domain/payments/payment";
import { unansweredCall } from "../../support/payments/unanswered-call.server";
import { withholdCall } from "../../support/payments/withhold-call.server";

/**
 * Ends a payment whose message failed at every try: where its gateway was called a person finds out what came of it, and
 * where it was not its payer may begin anew.
 */
export async function buryPaymentCall(context: RequestContext, paymentId: string): Promise<void> {
  await authorize(context, "payment.check");
  const payment = await readPayment(context.db, paymentId);
  if (!payment || !isStillOpen(payment.status)) return;
  const after = payment.calledAt === null ? await withholdCall(context, payment) : payment;
  if (after.calledAt !== null) await unansweredCall(context, after);
}
