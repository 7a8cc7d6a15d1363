import type { RequestContext } from "~/platform/context.server";
import { UpstreamError } from "~/platform/http/errors.server";
import type { PaymentRow } from "../../data/payments/payments.server";
import { isStillOpen } from "../../domain/payments/payment";
import { settlePayment } from "./settle-payment.server";

/**
 * A payment as it is once its gateway was asked, for whoever comes back from it: coming back proves nothing. A gateway
 * that does not answer leaves it as it is, being checked.
 */
export async function settleQuietly(context: RequestContext, payment: PaymentRow): Promise<PaymentRow> {
  if (!isStillOpen(payment.status)) return payment;
  try {
    return await settlePayment(context, payment);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return payment;
  }
}
