import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError, UpstreamError } from "~/platform/http/errors.server";
import { readPayment } from "../../data/payments/payments.server";
import { isStillOpen } from "../../domain/payments/payment";
import type { ReceiptView } from "../../domain/payments/receipt";
import { openPaymentReference } from "../../support/payments/payment-reference.server";
import { settlePayment } from "../../support/payments/settle-payment.server";

const numberOf = (id: string) =>
  id
    .slice(-8)
    .toUpperCase()
    .replace(/^(.{4})/, "$1-");

/**
 * How a payment by the practice's link went, for whoever holds its signed name. Coming back proves nothing: while it is
 * open the gateway is asked. @throws NotFoundError
 */
export async function readReceipt(context: RequestContext, reference: string): Promise<ReceiptView> {
  await authorize(context, "payment.payNow");
  const id = await openPaymentReference(context, reference);
  const stored = id === undefined ? undefined : await readPayment(context.db, id);
  if (stored?.purpose !== "PAY_NOW") throw new NotFoundError();
  const payment = isStillOpen(stored.status) ? await settleQuietly(context, stored) : stored;
  const { status, payerName: name, description, amountMinor, currencyCode, paidAt, checkoutUrl } = payment;
  const open = status === "OPEN" ? checkoutUrl : null;
  const number = numberOf(payment.id);
  return { id: payment.id, status, number, name, description, amountMinor, currencyCode, paidAt, checkoutUrl: open };
}

/** A gateway that does not answer leaves the payment as it is: being checked. */
async function settleQuietly(context: RequestContext, payment: Parameters<typeof settlePayment>[1]) {
  try {
    return await settlePayment(context, payment);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return payment;
  }
}
