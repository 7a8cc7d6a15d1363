import { readPayment } from "~/features/billing/data/payments/payments.server";
import { settlePayment } from "~/features/billing/support/payments/settle-payment.server";
import { applyPayment } from "~/features/scheduling/services/payments/apply-payment.server";
import { openPayableAppointment } from "~/features/scheduling/services/payments/open-payable-appointment.server";
import { payForAppointment } from "~/features/scheduling/services/payments/pay-for-appointment.server";
import type { stripeStandIn } from "../../support/stripe-stand-in";
import type { Practice } from "../../scheduling/scene";
import { BROWSER, systemOf } from "../scene";

interface Scene {
  practice: Practice;
  now: number;
  stripe: ReturnType<typeof stripeStandIn>;
}

/** A payment is paid at its gateway, which says so; it takes effect. */
export async function paysAtGateway({ practice, now, stripe }: Scene, paymentId: string): Promise<void> {
  const system = await systemOf(practice, now);
  const begun = await readPayment(system.db, paymentId);
  if (!begun) throw new Error("nothing was begun");
  stripe.pay(begun.gatewayReference ?? "");
  await settlePayment(system, begun);
  await applyPayment(system, { paymentId });
}

/**
 * Somebody begins to pay for an appointment; once `meanwhile` is done the gateway says that it is paid.
 * @returns the id of the payment
 */
export async function paysOnline(
  scene: Scene,
  appointmentId: string,
  meanwhile?: () => Promise<unknown>,
): Promise<string> {
  const { practice, now } = scene;
  const by = { appointmentId };
  const opened = await openPayableAppointment(await practice.as(practice.administrator, now), by);
  const { payment } = await payForAppointment(opened, { browser: BROWSER });
  await meanwhile?.();
  await paysAtGateway(scene, payment.id);
  return payment.id;
}
