import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError, UpstreamError } from "~/platform/http/errors.server";
import { readPayment, type PaymentRow } from "../../data/payments/payments.server";
import { isStillOpen } from "../../domain/payments/payment";
import { gatewayNames } from "../../support/accounts/names-of-gateways.server";
import { readStep, type NextStep } from "../../support/payments/next-step.server";
import { openPaymentReference } from "../../support/payments/payment-reference.server";
import { returnPathOf } from "../../support/payments/return-path.server";
import { settlePayment } from "../../support/payments/settle-payment.server";

/** What leads a payer on from our page: a form for the gateway, or waiting until they have confirmed on the phone. */
export interface CheckoutPage {
  gatewayName: string;
  description: string;
  amountMinor: number;
  currencyCode: string;
  /** Null where the payer confirms elsewhere. */
  form: Extract<NextStep, { action: string }> | null;
}

/** A gateway that does not answer leaves the payment as it is. */
async function settled(context: RequestContext, payment: PaymentRow): Promise<PaymentRow> {
  try {
    return await settlePayment(context, payment);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return payment;
  }
}

/**
 * The page between ours and a gateway, for whoever holds the signed name of a payment. While the payer confirms on the
 * phone, each look asks the gateway, where it can be asked.
 * @returns the page, or the path that tells how a payment went that is no longer open
 * @throws NotFoundError
 */
export async function readCheckout(context: RequestContext, reference: string): Promise<CheckoutPage | string> {
  await authorize(context, "payment.payNow");
  const id = await openPaymentReference(context, reference);
  const stored = id === undefined ? undefined : await readPayment(context.db, id);
  if (!stored) throw new NotFoundError();
  const step = readStep(stored.checkoutForm);
  const form = step !== null && "action" in step ? step : null;
  const waits = form === null && isStillOpen(stored.status);
  const { status, gatewayType, ...payment } = waits ? await settled(context, stored) : stored;
  // A form is posted once, and a call answered once: what is on its way then is no more for the payer to do.
  const goesOn = step === null ? isStillOpen(status) : status === "OPEN";
  if (!goesOn) return returnPathOf(context, payment, reference);
  const { description, amountMinor, currencyCode } = payment;
  const nameOf = await gatewayNames(context);
  return { gatewayName: nameOf(gatewayType), description, amountMinor, currencyCode, form };
}
