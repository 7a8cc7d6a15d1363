import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { PaymentToReview } from "../../domain/payments/payment-to-review";
import { paymentsToReview } from "../../support/payments/payments-to-review.server";

/** The newest payments of which only a person can say what comes of them, fifty at most. */
export async function listPaymentsToReview(context: RequestContext): Promise<PaymentToReview[]> {
  await authorize(context, "payment.review");
  return paymentsToReview(context);
}
