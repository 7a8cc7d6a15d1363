import type { RequestContext } from "~/platform/context.server";
import { openPaymentsOfAppointment, type PaymentRow } from "../../data/payments/payments.server";
import { isStillOpen } from "../../domain/payments/payment";
import { gatewayOfPayment, settlePayment } from "./settle-payment.server";
import { giveUpPayment } from "./give-up-payment.server";
import { awaitsCall } from "./next-step.server";
import { withholdCall } from "./withhold-call.server";

/**
 * Ends a try that is open: it can be paid no more, unless it was paid already, which then is what comes of it. One that
 * is on its way stays so. It asks nobody's permission: whoever calls it has.
 * @throws UpstreamError where the gateway does not answer
 */
export async function closePayment(context: RequestContext, payment: PaymentRow): Promise<PaymentRow> {
  if (!isStillOpen(payment.status)) return payment;
  if (payment.gatewayReference === null) return giveUpPayment(context, payment, "EXPIRED");
  if (awaitsCall(payment)) return withholdCall(context, payment);
  const gateway = await gatewayOfPayment(context, payment);
  await gateway.close(payment.gatewayReference);
  return settlePayment(context, payment);
}

/** Ends what is open of an appointment, and gives each try as it is afterwards. @throws UpstreamError */
export async function closePaymentsOfAppointment(
  context: RequestContext,
  appointmentId: string,
): Promise<PaymentRow[]> {
  const closed: PaymentRow[] = [];
  for (const payment of await openPaymentsOfAppointment(context.db, appointmentId))
    closed.push(await closePayment(context, payment));
  return closed;
}
