import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readPayment } from "~/features/billing/data/payments/payments.server";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import { dismissReview } from "~/features/billing/services/payments/dismiss-review.server";
import { markGivenBack } from "~/features/billing/services/payments/mark-given-back.server";
import { refundPayment } from "~/features/billing/services/payments/refund-payment.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { openPractice } from "../../support/organization";
import { STRIPE_KEYS, stripeStandIn } from "../../support/stripe-stand-in";
import { givenAppointment, HOUR, type Practice } from "../../scheduling/scene";
import { ANY_TIME, paidBy, rowsOf, systemOf } from "../scene";
import { paysOnline } from "./pays-online";
import { finishRefund, refundPart } from "./refunds";

let practice: Practice;
let stripe: ReturnType<typeof stripeStandIn>;
const now = Date.now();
let hours = 0;

beforeAll(async () => {
  stripe = stripeStandIn();
  practice = await openPractice({ now });
  await connectGateway(await admin(), { type: "STRIPE", ...STRIPE_KEYS });
  await paidBy(practice, ANY_TIME, ANY_TIME);
});
afterAll(() => vi.unstubAllGlobals());

const admin = () => practice.as(practice.administrator, now);
const read = async (id: string) => readPayment((await systemOf(practice)).db, id);
const open = async (id: string) =>
  rowsOf(await systemOf(practice), "SELECT id FROM payment_refund WHERE organization_id = ?1 AND payment_id = ?2", id);
const atGateway = async (id: string) => [
  ...(stripe.refunds.get(`pi_${(await read(id))?.gatewayReference ?? ""}`)?.values() ?? []),
];
const isOpen = expect.objectContaining({ fields: [{ field: "", message: "payments:error.refundOpen" }] });

/** A payment of a canceled appointment that was asked back in whole: the gateway did it, and its answer was lost. */
async function lost(): Promise<string> {
  const appointmentId = await givenAppointment(practice, await systemOf(practice), {
    ...{ startsAt: Math.floor(now / HOUR) * HOUR + (hours += 1) * 24 * HOUR, stateId: S.CONFIRMED },
  });
  const id = await paysOnline({ practice, stripe, now }, appointmentId);
  await cancelAppointment(await admin(), { appointmentId });
  stripe.be("losing");
  await expect(refundPayment(await admin(), { paymentId: id })).rejects.toThrow();
  stripe.be("well");
  expect(await read(id)).toMatchObject({ status: "PAID", review: "NOT_NEEDED" });
  return id;
}

it("a refund whose answer was lost is asked again, and the money goes back once", async () => {
  const paymentId = await lost();
  for (const _ of [1, 2]) await refundPayment(await admin(), { paymentId }).catch(() => undefined);
  expect(await read(paymentId)).toMatchObject({ status: "REFUNDED" });
  expect(await atGateway(paymentId)).toHaveLength(1);
  expect(await open(paymentId)).toEqual([]);
});

it("until it is known what came of it, the payment is not kept as paid ahead, and no part is given back", async () => {
  const paymentId = await lost();
  await expect(dismissReview(await admin(), { paymentId })).rejects.toEqual(isOpen);
  const part = { paymentId, amount: "10", reason: "Too much", idempotencyKey: `part-${paymentId}` };
  await expect(refundPart(await admin(), part)).rejects.toThrow();
  for (const _ of [1, 2]) await finishRefund(await admin(), { paymentId, refundId: paymentId });
  expect(await read(paymentId)).toMatchObject({ status: "REFUNDED", review: null });
  expect(await atGateway(paymentId)).toHaveLength(1);
});

it("a person who looked at the gateway may note that it went back", async () => {
  const paymentId = await lost();
  await markGivenBack(await admin(), { paymentId });
  expect(await read(paymentId)).toMatchObject({ status: "REFUNDED" });
  expect(await open(paymentId)).toEqual([]);
  expect((await verifyLedger(await systemOf(practice))).findings).toEqual([]);
});
