import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { AppError } from "~/platform/http/errors.server";
import { readPayment, type PaymentRow } from "../../data/payments/payments.server";
import { isStillOpen } from "../../domain/payments/payment";
import { gatewayByType } from "../../gateways/registry.server";
import { gatewayOf } from "../../support/accounts/gateway-of.server";
import { messageOf } from "../../support/payments/message-of.server";
import { openPaymentReference } from "../../support/payments/payment-reference.server";
import { returnPathOf } from "../../support/payments/return-path.server";
import { settlePayment } from "../../support/payments/settle-payment.server";

/** What the gateway signed and the payer's browser brought, or else what the gateway says when it is asked. */
async function settleReturned(context: RequestContext, payment: PaymentRow, request: Request): Promise<void> {
  const declared = gatewayByType(payment.gatewayType);
  const gateway = declared?.signsReturn && (await gatewayOf(context, payment.gatewayType));
  const event = gateway ? await gateway.verify(await messageOf(request)) : null;
  const own = event !== null && event.reference === payment.gatewayReference;
  await settlePayment(context, payment, own ? event : undefined);
}

/**
 * Takes back a payer whom the gateway sends here, by GET or by a form that it posts. Coming back proves nothing: the
 * page that they are led on to asks the gateway, unless what they bring is signed by it.
 * @returns the path of the page that says how the payment went
 */
export async function takeReturn(context: RequestContext, reference: string, request: Request): Promise<string> {
  await authorize(context, "payment.event");
  const id = await openPaymentReference(context, reference);
  const payment = id === undefined ? undefined : await readPayment(context.db, id);
  if (!payment) return paths.payNow(String(context.organization.id));
  if (isStillOpen(payment.status))
    await settleReturned(context, payment, request).catch((error: unknown) => {
      // Whatever a browser brings, its payer is led on: the page asks again.
      if (!(error instanceof AppError)) throw error;
    });
  return returnPathOf(context, payment, reference);
}
