import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { listOwnPayments } from "~/features/scheduling/services/payments/list-own-payments.server";
import { viewPayment, viewPaymentItem } from "~/features/scheduling/services/payments/view-payment.server";
import { openPractice, patientActor } from "../../support/organization";
import { STRIPE_KEYS, stripeStandIn } from "../../support/stripe-stand-in";
import { givenAppointment, HOUR, type Practice } from "../../scheduling/scene";
import { chargedByHand } from "../invoice-scene";
import { ANY_TIME, paidBy, systemOf } from "../scene";
import { paysOnline } from "./pays-online";

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
const patient = () => practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), now);
const takesOnline = async () => connectGateway(await admin(), { type: "STRIPE", ...STRIPE_KEYS });
const given = async (hours: number) =>
  givenAppointment(practice, await systemOf(practice), {
    ...{ startsAt: Math.floor(now / HOUR) * HOUR + hours * HOUR, stateId: S.CONFIRMED },
  });
const payOf = async (id: string) => (await viewPaymentItem(await patient(), id)).pay;

it("an unpaid appointment is paid by itself, and an unpaid charge with all that is owed", async () => {
  await takesOnline();
  const [past, coming] = [await given(-4), await given(48)];
  await startAppointment(await admin(), { appointmentId: past });
  expect([await payOf(past), await payOf(coming)]).toEqual(["here", "here"]);
  expect(await payOf(await chargedByHand(practice, [{ priceMinor: 1_000 }]))).toBe("together");
});

it("where nothing is paid online, what is owed is paid at the clinic, and what is to come later", async () => {
  const [past, coming] = [await given(-4), await given(48)];
  await startAppointment(await admin(), { appointmentId: past });
  expect([await payOf(past), await payOf(coming)]).toEqual(["atClinic", "later"]);
});

it("what is paid online has no way to pay any more, and its row leads to the receipt", async () => {
  await takesOnline();
  const id = await given(-4);
  await startAppointment(await admin(), { appointmentId: id });
  const paymentId = await paysOnline({ practice, stripe, now }, id);
  expect(await payOf(id)).toBeNull();
  const { rows } = await listOwnPayments(await patient(), {});
  const row = rows.find((each) => each.id === id);
  const receiptId = row?.of === "appointment" ? (row.receiptId ?? "") : "";
  expect((await viewPayment(await patient(), receiptId)).line.paymentId).toBe(paymentId);
});
