import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readPayment } from "../../data/payments/payments.server";
import { paymentNumber } from "../../domain/payments/payment-number";
import type { ReceiptView } from "../../domain/payments/receipt";
import { openPaymentReference } from "../../support/payments/payment-reference.server";
import { settleQuietly } from "../../support/payments/settle-quietly.server";

/**
 * How a payment by the practice's link went, for whoever holds its signed name. Coming back proves nothing: while it is
 * open the gateway is asked. @throws NotFoundError
 */
export async function readReceipt(context: RequestContext, reference: string): Promise<ReceiptView> {
  await authorize(context, "payment.payNow");
  const id = await openPaymentReference(context, reference);
  const stored = id === undefined ? undefined : await readPayment(context.db, id);
  if (stored?.purpose !== "PAY_NOW") throw new NotFoundError();
  const payment = await settleQuietly(context, stored);
  const { status, payerName: name, description, amountMinor, currencyCode, paidAt, checkoutUrl } = payment;
  const open = status === "OPEN" ? checkoutUrl : null;
  const number = paymentNumber(payment.id);
  return { id: payment.id, status, number, name, description, amountMinor, currencyCode, paidAt, checkoutUrl: open };
}
