import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { saveBillableService } from "~/features/organization/services/prices/save-billable-service.server";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { saveDiscount } from "~/features/billing/services/discounts/save-discount.server";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import { refundPart } from "~/features/billing/services/payments/refund-part.server";
import { listPaymentsToReview } from "~/features/billing/services/payments/list-payments-to-review.server";
import { refundSurplus } from "~/features/billing/services/payments/refund-surplus.server";
import { refundPayment } from "~/features/billing/services/payments/refund-payment.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { addCharge } from "~/features/scheduling/services/payments/add-charge.server";
import { takeBalance } from "~/features/scheduling/services/payments/take-balance.server";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { confirmAppointment } from "~/features/scheduling/services/appointments/confirm-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { discountAppointment } from "~/features/scheduling/services/payments/discount-appointment.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { payBalance } from "~/features/scheduling/services/payments/pay-balance.server";
import { refundAtDesk } from "~/features/scheduling/services/payments/refund-at-desk.server";
import { writeOff } from "~/features/scheduling/services/payments/write-off.server";
import { applyPayment } from "~/features/scheduling/services/payments/apply-payment.server";
import { settlePayment } from "~/features/billing/support/payments/settle-payment.server";
import { readPayment } from "~/features/billing/data/payments/payments.server";
import { openPractice, patientActor } from "../../support/organization";
import { STRIPE_KEYS, stripeStandIn } from "../../support/stripe-stand-in";
import { givenAppointment, HOUR, type Practice } from "../../scheduling/scene";
import { balancesOf, owedFor } from "../ledger-scene";
import {
  ANY_TIME,
  appointmentOf,
  book,
  BROWSER,
  look,
  pay,
  paidBy,
  paymentsOf,
  rowsOf,
  systemOf,
  tell,
} from "../scene";

let practice: Practice;
let stripe: ReturnType<typeof stripeStandIn>;
const now = Date.now();
const PRICE = 5_000;

beforeAll(async () => {
  stripe = stripeStandIn();
  practice = await openPractice({ now });
  await connectGateway(await admin(), { type: "STRIPE", ...STRIPE_KEYS });
  await paidBy(practice, ANY_TIME);
});
afterAll(() => vi.unstubAllGlobals());

const admin = () => practice.as(practice.administrator, now);
const findings = async () => (await verifyLedger(await systemOf(practice))).findings;

/** Somebody begins to pay online, the desk takes an amount meanwhile, and they pay nevertheless. */
async function paidTwice(amount: string) {
  const appointment = await book(practice, practice.ids.clinicOffering);
  await confirmAppointment(await admin(), appointment);
  const { payment } = await pay(practice, appointment);
  const meanwhile = await practice.as(practice.administrator, Date.now());
  await markPaidAtClinic(meanwhile, { appointmentId: appointment.appointmentId, amount });
  stripe.pay(payment.gatewayReference ?? "");
  await look(practice, appointment);
  await tell(practice, appointment.appointmentId);
  return { ...appointment, paymentId: payment.id };
}

const deskOf = async (appointmentId: string) =>
  (
    await rowsOf<{ id: string }>(
      await systemOf(practice),
      "SELECT id FROM desk_payment WHERE organization_id = ?1 AND appointment_id = ?2 AND act = 'TAKEN'",
      appointmentId,
    )
  )[0]?.id;

describe("an appointment that was paid twice", () => {
  it("is charged once where it begins, and owes nothing once the second payment went back", async () => {
    const { appointmentId, paymentId } = await paidTwice("50");
    await startAppointment(await admin(), { appointmentId });
    expect(await owedFor(practice, appointmentId)).toBe(-PRICE);
    await refundPayment(await admin(), { paymentId });
    expect(await owedFor(practice, appointmentId)).toBe(0);
    expect(await findings()).toEqual([]);
  });

  it("in part is charged once, and is looked into by a person, who gives back what was too much", async () => {
    const { appointmentId, paymentId } = await paidTwice("20");
    expect((await paymentsOf(practice, appointmentId))[0]).toMatchObject({ status: "PAID", review: "NOT_NEEDED" });
    expect((await appointmentOf(practice, appointmentId))?.by).toBe(paymentId);
    await startAppointment(await admin(), { appointmentId });
    expect(await owedFor(practice, appointmentId)).toBe(-2_000);
    await refundPart(await admin(), { paymentId, amount: "20", reason: "Paid at the desk" });
    expect(await owedFor(practice, appointmentId)).toBe(0);
    expect(await findings()).toEqual([]);
  });

  it("by 5 gives back 5 and never the whole, so that the rest of it stays paid", async () => {
    const { appointmentId, paymentId } = await paidTwice("5");
    const reviewed = async () => (await listPaymentsToReview(await admin())).find(({ id }) => id === paymentId);
    expect(await reviewed()).toMatchObject({ leftMinor: 5_000, surplusMinor: 500, givesParts: true });
    await startAppointment(await admin(), { appointmentId });
    expect(await reviewed()).toMatchObject({ leftMinor: 5_000, surplusMinor: 500, givesParts: true });
    await expect(refundPayment(await admin(), { paymentId })).rejects.toMatchObject({ status: 409 });
    await refundSurplus(await admin(), { paymentId });
    expect(await reviewed()).toBeUndefined();
    expect(await owedFor(practice, appointmentId)).toBe(0);
    const context = await systemOf(practice);
    expect(await readPayment(context.db, paymentId)).toMatchObject({
      status: "PAID",
      refundedMinor: 500,
      review: null,
    });
    await expect(refundSurplus(await admin(), { paymentId })).rejects.toMatchObject({ status: 409 });
    expect(await findings()).toEqual([]);
  });

  it("for nothing that stands goes back whole", async () => {
    const { appointmentId, paymentId } = await paidTwice("50");
    await cancelAppointment(await admin(), { appointmentId });
    const reviewed = (await listPaymentsToReview(await admin())).find(({ id }) => id === paymentId);
    expect(reviewed).toMatchObject({ leftMinor: 5_000, surplusMinor: 5_000 });
    await refundPayment(await admin(), { paymentId });
    expect(await findings()).toEqual([]);
  });

  it("among others leaves no credit once what was paid for it went back", async () => {
    const { patient, patientUser } = practice.ids;
    const ids = await Promise.all(
      [3, 4].map(async (hours) =>
        givenAppointment(practice, await systemOf(practice), {
          ...{ startsAt: Math.floor(now / HOUR) * HOUR - hours * HOUR, stateId: S.CONFIRMED },
        }),
      ),
    );
    for (const appointmentId of ids) await startAppointment(await admin(), { appointmentId });
    const before = (await balancesOf(practice))[`RECEIVABLE ${patient} EUR`] ?? 0;
    await payBalance(await practice.as(patientActor(patient, patientUser), now), {}, BROWSER);
    await markPaidAtClinic(await admin(), { appointmentId: ids[0] });
    const context = await systemOf(practice);
    const [row] = await rowsOf<{ id: string }>(
      context,
      "SELECT id FROM payment WHERE organization_id = ?1 AND purpose = 'BALANCE'",
    );
    const payment = await readPayment(context.db, row?.id ?? "");
    if (!payment) throw new Error("nothing was begun");
    stripe.pay(payment.gatewayReference ?? "");
    await settlePayment(context, payment);
    await applyPayment(context, { paymentId: payment.id });
    await refundPart(await admin(), { paymentId: payment.id, amount: "50", reason: "Paid at the desk" });
    expect((await balancesOf(practice))[`RECEIVABLE ${patient} EUR`] ?? 0).toBe(before - 2 * PRICE);
    expect(await findings()).toEqual([]);
  });
});

it("a charge that the desk took a part of meanwhile is paid by the rest, and only what is more goes back", async () => {
  const other = await openPractice({ now });
  const boss = () => other.as(other.administrator, now);
  await connectGateway(await boss(), { type: "STRIPE", ...STRIPE_KEYS });
  const { patient: patientId, patientUser } = other.ids;
  const service = { name: "Copy", description: "", currencyCode: "EUR", price: "20", enabled: "on", taxMode: "OWN" };
  const { id: serviceId } = await saveBillableService(await boss(), service);
  const { chargeId } = await addCharge(await boss(), { patientId, serviceId, taxMode: "OWN" });
  await payBalance(await other.as(patientActor(patientId, patientUser), now), {}, BROWSER);
  await takeBalance(await boss(), { patientId, kind: "CASH", amount: "15", currencyCode: "EUR" });
  const context = await systemOf(other);
  const [begun] = await rowsOf<{ id: string }>(context, "SELECT id FROM payment WHERE organization_id = ?1");
  const payment = await readPayment(context.db, begun?.id ?? "");
  if (!payment) throw new Error("nothing was begun");
  stripe.pay(payment.gatewayReference ?? "");
  await settlePayment(context, payment);
  await applyPayment(context, { paymentId: payment.id });
  const paid = () =>
    rowsOf(context, "SELECT paid_minor AS paid FROM charge WHERE organization_id = ?1 AND id = ?2", chargeId);
  expect(await paid()).toEqual([{ paid: 2_000 }]);
  expect(await listPaymentsToReview(await boss())).toMatchObject([{ leftMinor: 2_000, surplusMinor: 1_500 }]);
  await refundSurplus(await boss(), { paymentId: payment.id });
  expect(await paid()).toEqual([{ paid: 2_000 }]);
  expect((await balancesOf(other))[`RECEIVABLE ${patientId} EUR`] ?? 0).toBe(0);
  expect((await verifyLedger(context)).findings).toEqual([]);
});

describe("what is asked for again by the same key", () => {
  it("goes back once at the desk, and is waived once", async () => {
    const { appointmentId } = await book(practice, practice.ids.clinicOffering);
    await confirmAppointment(await admin(), { appointmentId });
    await startAppointment(await admin(), { appointmentId });
    await markPaidAtClinic(await admin(), { appointmentId, amount: "30" });
    const back = { deskId: await deskOf(appointmentId), amount: "10", reason: "Wait", idempotencyKey: "desk-refund-1" };
    for (const _ of [1, 2]) await refundAtDesk(await admin(), { ...back, leftShown: "3000" });
    const stale = refundAtDesk(await admin(), { ...back, idempotencyKey: "desk-refund-2", leftShown: "3000" });
    await expect(stale).rejects.toMatchObject({ fields: [{ message: "payments:error.leftChanged" }] });
    const waived = { appointmentId, amount: "5", reason: "Hardship", idempotencyKey: "write-off-1" };
    for (const _ of [1, 2]) await writeOff(await admin(), waived);
    const money = await rowsOf<{ refunded: number; waived: number }>(
      await systemOf(practice),
      "SELECT refunded_minor AS refunded, waived_minor AS waived FROM appointment_money WHERE organization_id = ?1 AND appointment_id = ?2",
      appointmentId,
    );
    expect(money).toEqual([{ refunded: 1_000, waived: 1_500 }]);
  });

  it("goes back once by its gateway", async () => {
    const appointment = await book(practice, practice.ids.clinicOffering);
    const { payment } = await pay(practice, appointment);
    stripe.pay(payment.gatewayReference ?? "");
    await look(practice, appointment);
    const asked = { paymentId: payment.id, amount: "10", reason: "Wait", idempotencyKey: "online-refund-1" };
    for (const _ of [1, 2]) await refundPart(await admin(), asked);
    const context = await systemOf(practice);
    expect((await readPayment(context.db, payment.id))?.refundedMinor).toBe(1_000);
  });
});

it("an appointment that was free with a discount is charged once that is taken off it, though it has begun", async () => {
  const terms = { name: "Free", code: "FREE", value: "percent", percent: "100" };
  const { id: remove } = await saveDiscount(await admin(), terms);
  const { appointmentId } = await book(practice, practice.ids.clinicOffering);
  await confirmAppointment(await admin(), { appointmentId });
  await discountAppointment(await admin(), { appointmentId, discountCode: "FREE" });
  await startAppointment(await admin(), { appointmentId });
  expect(await owedFor(practice, appointmentId)).toBe(0);
  await discountAppointment(await admin(), { appointmentId, remove });
  expect(await owedFor(practice, appointmentId)).toBe(PRICE);
  expect(await findings()).toEqual([]);
});

it("an appointment does not come back by an undo once its money went back", async () => {
  const appointment = await book(practice, practice.ids.clinicOffering);
  const { appointmentId } = appointment;
  const { payment } = await pay(practice, appointment);
  stripe.pay(payment.gatewayReference ?? "");
  await look(practice, appointment);
  await cancelAppointment(await admin(), { appointmentId });
  await refundPayment(await admin(), { paymentId: payment.id });
  await expect(undoAppointment(await admin(), { appointmentId })).rejects.toMatchObject({ status: 409 });
  expect((await appointmentOf(practice, appointmentId))?.state).toBe(S.CANCELED);
});
