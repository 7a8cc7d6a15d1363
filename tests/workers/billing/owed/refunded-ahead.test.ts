import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import { readForChange } from "~/features/scheduling/data/appointments/appointment-change-read.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { countsAsPaid } from "~/features/scheduling/domain/payments/online-payment";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { refundAtDesk } from "~/features/scheduling/services/payments/refund-at-desk.server";
import { viewPaymentItem } from "~/features/scheduling/services/payments/view-payment.server";
import { openPractice, patientActor } from "../../support/organization";
import { STRIPE_KEYS, stripeStandIn } from "../../support/stripe-stand-in";
import { givenAppointment, HOUR, type Practice } from "../../scheduling/scene";
import { owedFor } from "../ledger-scene";
import { ANY_TIME, BEFORE, paidBy, rowsOf, systemOf } from "../scene";
import { paysOnline } from "./pays-online";
import { refundPart } from "./refunds";

let practice: Practice;
let stripe: ReturnType<typeof stripeStandIn>;
const now = Date.now();
let hours = 0;

beforeAll(async () => {
  stripe = stripeStandIn();
  practice = await openPractice({ now });
  await connectGateway(await admin(), { type: "STRIPE", ...STRIPE_KEYS });
});
afterAll(() => vi.unstubAllGlobals());

const admin = () => practice.as(practice.administrator, now);
const agreed = async () =>
  givenAppointment(practice, await systemOf(practice), {
    ...{ startsAt: Math.floor(now / HOUR) * HOUR - (hours += 1) * HOUR, stateId: S.CONFIRMED },
  });
async function standsAs(appointmentId: string) {
  const loaded = await readForChange((await systemOf(practice)).db, appointmentId, now);
  if (!loaded) throw new Error("it is gone");
  return {
    paid: countsAsPaid(loaded),
    due: loaded.dueMinor,
    cost: loaded.price?.costMinor,
    waived: loaded.waivedMinor,
  };
}
const deskRefund = async (appointmentId: string, amount: string) => {
  const text = "SELECT id FROM desk_payment WHERE organization_id = ?1 AND appointment_id = ?2 AND act = 'TAKEN'";
  const [row] = await rowsOf<{ id: string }>(await systemOf(practice), text, appointmentId);
  await refundAtDesk(await admin(), { deskId: row?.id, amount, reason: "Goodwill" });
};

/** How it is paid, and how a part of that goes back. */
const WAYS = {
  "at the desk": async (appointmentId: string, amount: string) => {
    await markPaidAtClinic(await admin(), { appointmentId });
    await deskRefund(appointmentId, amount);
  },
  online: async (appointmentId: string, amount: string) => {
    const paymentId = await paysOnline({ practice, stripe, now }, appointmentId);
    await refundPart(await admin(), { paymentId, amount, reason: "Goodwill" });
  },
} as const;

describe.each(Object.entries(WAYS))("what goes back of a visit that is yet to come and was paid %s", (_, refunded) => {
  it.each(["20", "50"])("is not owed again: of %s nothing is asked for, and it begins", async (amount) => {
    await paidBy(practice, ANY_TIME, ANY_TIME);
    const appointmentId = await agreed();
    await refunded(appointmentId, amount);
    await paidBy(practice, BEFORE, BEFORE);
    expect(await standsAs(appointmentId)).toMatchObject({ paid: true, due: 0, cost: 5_000 });
    const { patient, patientUser } = practice.ids;
    const own = await viewPaymentItem(await practice.as(patientActor(patient, patientUser), now), appointmentId);
    expect(own.item).toMatchObject({ totalMinor: 5_000, paidMinor: 5_000, refundedMinor: Number(amount) * 100 });
    expect(own.item).toMatchObject({ waivedMinor: Number(amount) * 100, dueMinor: 0 });
    const { money, history, price } = await viewAppointment(await admin(), appointmentId);
    expect(money).toMatchObject({ totalMinor: 5_000, refundedMinor: Number(amount) * 100, dueMinor: 0, overMinor: 0 });
    expect(price?.costMinor).toBe(0);
    expect(history.filter(({ action }) => action.startsWith("refund-"))).toMatchObject([
      { note: `EUR ${amount}.00, Goodwill`, actorKind: "employee" },
    ]);
    await startAppointment(await admin(), { appointmentId });
    expect(await owedFor(practice, appointmentId)).toBe(0);
    expect(await standsAs(appointmentId)).toMatchObject({ due: 0, cost: 5_000 });
    expect((await verifyLedger(await systemOf(practice))).findings).toEqual([]);
  });

  it("is owed by nobody once it is called off, and is waived again where that is undone", async () => {
    await paidBy(practice, ANY_TIME, ANY_TIME);
    const appointmentId = await agreed();
    await refunded(appointmentId, "20");
    await cancelAppointment(await admin(), { appointmentId });
    expect(await owedFor(practice, appointmentId)).toBe(-3_000);
    // Staff see that there is money to give back.
    expect((await viewAppointment(await admin(), appointmentId)).money).toMatchObject({
      overMinor: 3_000,
      dueMinor: 0,
    });
    await undoAppointment(await admin(), { appointmentId });
    expect(await standsAs(appointmentId)).toMatchObject({ paid: true, due: 0, waived: 2_000 });
    await startAppointment(await admin(), { appointmentId });
    expect(await owedFor(practice, appointmentId)).toBe(0);
    expect((await verifyLedger(await systemOf(practice))).findings).toEqual([]);
  });
});

it("a part that was paid and goes back is waived alone: the rest is still to pay", async () => {
  await paidBy(practice, ANY_TIME, ANY_TIME);
  const appointmentId = await agreed();
  await markPaidAtClinic(await admin(), { appointmentId, amount: "20" });
  await deskRefund(appointmentId, "20");
  expect(await standsAs(appointmentId)).toMatchObject({ paid: false, due: 3_000, cost: 5_000 });
  await startAppointment(await admin(), { appointmentId });
  expect(await owedFor(practice, appointmentId)).toBe(3_000);
  expect((await verifyLedger(await systemOf(practice))).findings).toEqual([]);
});
