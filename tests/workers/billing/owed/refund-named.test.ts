import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { readOwnCharges } from "~/features/scheduling/services/payments/read-charges.server";
import { refundAtDesk } from "~/features/scheduling/services/payments/refund-at-desk.server";
import { takeBalance } from "~/features/scheduling/services/payments/take-balance.server";
import { viewCharge } from "~/features/scheduling/services/payments/view-charge.server";
import { openPractice, patientActor } from "../../support/organization";
import { STRIPE_KEYS, stripeStandIn } from "../../support/stripe-stand-in";
import { givenAppointment, HOUR, type Practice } from "../../scheduling/scene";
import { chargedByHand } from "../invoice-scene";
import { ANY_TIME, paidBy, rowsOf, systemOf } from "../scene";
import { paysOnline } from "./pays-online";
import { refundPart } from "./refunds";

let practice: Practice;
let stripe: ReturnType<typeof stripeStandIn>;
const now = Date.now();
beforeAll(() => {
  stripe = stripeStandIn();
});
beforeEach(async () => {
  practice = await openPractice({ now });
  await paidBy(practice, ANY_TIME);
});
afterAll(() => vi.unstubAllGlobals());

const admin = () => practice.as(practice.administrator, now);
const charged = async () => {
  const startsAt = Math.floor(now / HOUR) * HOUR - 4 * HOUR;
  const appointmentId = await givenAppointment(practice, await systemOf(practice), { startsAt, stateId: S.CONFIRMED });
  await startAppointment(await admin(), { appointmentId });
  return appointmentId;
};
const own = async () => {
  const patient = await practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), now);
  return (await readOwnCharges(patient, null)).charges[0];
};
const deskOf = async (column: "appointment_id" | "charge_id", id: string) => {
  const found = await rowsOf<{ id: string }>(
    await systemOf(practice),
    `SELECT id FROM desk_payment WHERE organization_id = ?1 AND ${column} = ?2 AND act = 'TAKEN'`,
    id,
  );
  return found[0]?.id;
};

it("each refund at the desk stands on the patient's charge with its day, its sum and its way", async () => {
  const appointmentId = await charged();
  await markPaidAtClinic(await admin(), { appointmentId });
  const deskId = await deskOf("appointment_id", appointmentId);
  await refundAtDesk(await admin(), { deskId, amount: "5", reason: "Waited long" });
  await refundAtDesk(await admin(), { deskId, amount: "7", kind: "TRANSFER", reason: "Waited longer" });
  expect((await own())?.refunds).toEqual([
    { at: now, amountMinor: 500, way: "CASH" },
    { at: now, amountMinor: 700, way: "TRANSFER" },
  ]);
});

it("what a payment service gave back stands there by its name", async () => {
  await connectGateway(await admin(), { type: "STRIPE", ...STRIPE_KEYS });
  const appointmentId = await charged();
  const paymentId = await paysOnline({ practice, stripe, now }, appointmentId);
  await refundPart(await admin(), { paymentId, amount: "10", reason: "Waited long" });
  expect((await own())?.refunds).toEqual([{ at: now, amountMinor: 1_000, way: "Stripe" }]);
});

it("a refund of a charge by hand stands on it for the patient and for staff", async () => {
  const chargeId = await chargedByHand(practice, [{ priceMinor: 1_000 }]);
  const { patient: patientId } = practice.ids;
  await takeBalance(await admin(), { patientId, kind: "CARD", amount: "12", currencyCode: "EUR" });
  await refundAtDesk(await admin(), { deskId: await deskOf("charge_id", chargeId), amount: "2", reason: "Too much" });
  const refunds = [{ at: now, amountMinor: 200, way: "CARD" }];
  expect((await own())?.refunds).toEqual(refunds);
  expect((await viewCharge(await admin(), chargeId)).charge.refunds).toEqual(refunds);
});
