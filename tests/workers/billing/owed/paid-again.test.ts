import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { saveDiscount } from "~/features/billing/services/discounts/save-discount.server";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import { readForChange } from "~/features/scheduling/data/appointments/appointment-change-read.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { countsAsPaid, isPaid } from "~/features/scheduling/domain/payments/online-payment";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { commitChange } from "~/features/scheduling/services/appointments/change-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { applyPayment } from "~/features/scheduling/services/payments/apply-payment.server";
import { discountAppointment } from "~/features/scheduling/services/payments/discount-appointment.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { payBalance } from "~/features/scheduling/services/payments/pay-balance.server";
import { readStanding } from "~/features/scheduling/services/payments/read-standing.server";
import { refundAtDesk } from "~/features/scheduling/services/payments/refund-at-desk.server";
import { takeBackPayment } from "~/features/scheduling/services/payments/take-back-payment.server";
import { viewPaymentItem } from "~/features/scheduling/services/payments/view-payment.server";
import { openPractice, patientActor } from "../../support/organization";
import { STRIPE_KEYS, stripeStandIn } from "../../support/stripe-stand-in";
import { givenAppointment, HOUR, type Practice } from "../../scheduling/scene";
import { kindsOf, owedFor } from "../ledger-scene";
import { ANY_TIME, BEFORE, BLOCK, book, BROWSER, paidBy, paymentsOf, rowsOf, systemOf } from "../scene";
import { paysAtGateway, paysOnline } from "./pays-online";
import { refundPart } from "./refunds";

let practice: Practice;
let stripe: ReturnType<typeof stripeStandIn>;
const now = Date.now();

beforeAll(() => {
  stripe = stripeStandIn();
});
beforeEach(async () => {
  practice = await openPractice({ now });
  await connectGateway(await admin(), { type: "STRIPE", ...STRIPE_KEYS });
  await paidBy(practice, ANY_TIME);
});
afterAll(() => vi.unstubAllGlobals());

const admin = () => practice.as(practice.administrator, now);
const patient = () => practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), now);
const scene = () => ({ practice, stripe, now });
const given = async (hours: number) =>
  givenAppointment(practice, await systemOf(practice), {
    ...{ startsAt: Math.floor(now / HOUR) * HOUR + hours * HOUR, stateId: S.CONFIRMED },
  });
/** Money at the desk, a second before anything else: what a payment asks for is what was owed as it began. */
const desk = async (appointmentId: string, amount: string) =>
  markPaidAtClinic(await practice.as(practice.administrator, now - 1_000), { appointmentId, amount });
const loadedOf = async (id: string) => {
  const loaded = await readForChange((await systemOf(practice)).db, id, now);
  if (!loaded) throw new Error("it is gone");
  return loaded;
};
const standsAs = async (id: string) => {
  const loaded = await loadedOf(id);
  return { paid: isPaid(loaded.appointment), due: loaded.dueMinor, state: loaded.appointment.stateId };
};
const deskId = async () =>
  (
    await rowsOf<{ id: string }>(
      await systemOf(practice),
      "SELECT id FROM desk_payment WHERE organization_id = ?1 AND act = 'TAKEN' ORDER BY at, rowid LIMIT 1",
    )
  )[0]?.id;
const takenBack = async () => takeBackPayment(await admin(), { deskId: await deskId(), reason: "Another patient's" });
const reviews = async (id: string) => (await paymentsOf(practice, id)).map(({ review }) => review);
const toldAgain = async (...paymentIds: string[]) => {
  for (const paymentId of paymentIds) await applyPayment(await systemOf(practice, now), { paymentId });
};
const findings = async () => (await verifyLedger(await systemOf(practice))).findings;

it("an appointment that is paid online in two goes is charged by both, and both are told to a person once it is off", async () => {
  const id = await given(48);
  const first = await paysOnline(scene(), id);
  await refundPart(await admin(), { paymentId: first, amount: "20", reason: "Moved twice", stillOwes: "owed" });
  const second = await paysOnline(scene(), id);
  expect(await standsAs(id)).toEqual({ paid: true, due: 0, state: S.CONFIRMED });
  await toldAgain(first, second, first);
  expect(await reviews(id)).toEqual([null, null]);
  const { item, lines } = await viewPaymentItem(await patient(), id);
  expect([item.paidMinor, item.refundedMinor, item.dueMinor, lines.length]).toEqual([7_000, 2_000, 0, 2]);
  await cancelAppointment(await admin(), { appointmentId: id });
  expect(await reviews(id)).toEqual(["NOT_NEEDED", "NOT_NEEDED"]);
  await undoAppointment(await admin(), { appointmentId: id });
  expect(await reviews(id)).toEqual([null, null]);
  await startAppointment(await admin(), { appointmentId: id });
  expect((await kindsOf(practice, id)).at(-1)).toBe("CHARGE");
  expect([await owedFor(practice, id), await findings()]).toEqual([0, []]);
});

it("what was taken at the desk by mistake is owed by the name of its appointment, and paid online once more", async () => {
  const id = await given(-4);
  await startAppointment(await admin(), { appointmentId: id });
  await desk(id, "20");
  const first = await paysOnline(scene(), id);
  await takenBack();
  const [standing] = await readStanding(await admin(), practice.ids.patient);
  expect(standing?.items.map(({ id: of, toPayMinor }) => [of, toPayMinor])).toEqual([[id, 2_000]]);
  const second = await paysOnline(scene(), id);
  await toldAgain(first, second);
  expect(await standsAs(id)).toMatchObject({ paid: true, due: 0 });
  expect([await owedFor(practice, id), await reviews(id), await findings()]).toEqual([0, [null, null], []]);
});

it("so is what is paid with everything else that is owed", async () => {
  const id = await given(-4);
  await startAppointment(await admin(), { appointmentId: id });
  await desk(id, "20");
  const all = async () => {
    await payBalance(await patient(), { currencyCode: "EUR" }, BROWSER);
    const [open] = await rowsOf<{ id: string; amount: number }>(
      await systemOf(practice),
      "SELECT id, amount_minor AS amount FROM payment WHERE organization_id = ?1 AND purpose = 'BALANCE' AND status = 'OPEN'",
    );
    await paysAtGateway(scene(), open?.id ?? "");
    return { paymentId: open?.id ?? "", amount: open?.amount };
  };
  const first = await all();
  await takenBack();
  expect(await standsAs(id)).toMatchObject({ paid: false, due: 2_000 });
  const second = await all();
  expect([first.amount, second.amount]).toEqual([3_000, 2_000]);
  await toldAgain(first.paymentId, second.paymentId);
  expect(await standsAs(id)).toMatchObject({ paid: true, due: 0 });
  const flagged = "SELECT id FROM payment WHERE organization_id = ?1 AND review IS NOT NULL";
  expect([await rowsOf(await systemOf(practice), flagged), await findings()]).toEqual([[], []]);
});

it("a rest that is paid online pays a part where the desk gave its own back meanwhile, and confirms no request", async () => {
  await paidBy(practice, BLOCK, BLOCK);
  const { appointmentId: id } = await book(practice, practice.ids.clinicOffering, now);
  await desk(id, "20");
  await paysOnline(scene(), id, async () =>
    refundAtDesk(await admin(), { deskId: await deskId(), amount: "20", reason: "Wrong card", stillOwes: "owed" }),
  );
  expect(await standsAs(id)).toEqual({ paid: false, due: 2_000, state: S.NEW });
  await paysOnline(scene(), id);
  expect(await standsAs(id)).toEqual({ paid: true, due: 0, state: S.CONFIRMED });
  expect(await findings()).toEqual([]);
});

it("an online payment of which a part went back before it took effect pays the rest of it", async () => {
  const id = await given(48);
  const first = await paysOnline(scene(), id);
  const { db } = await systemOf(practice);
  // As it stands while the outbox has yet to tell of it.
  const unmark = `UPDATE appointment SET paid_online_at = NULL, online_payment_id = NULL WHERE organization_id = ?1 AND id = ?2`;
  await db.raw(unmark, db.organizationId, id).run();
  await refundPart(await admin(), { paymentId: first, amount: "20", reason: "Moved twice", stillOwes: "owed" });
  await toldAgain(first);
  expect(await standsAs(id)).toMatchObject({ paid: false, due: 2_000 });
});

it("an appointment does not begin as paid in the moment in which a part of its money goes back", async () => {
  const id = await given(0);
  const paymentId = await paysOnline(scene(), id);
  const loaded = await loadedOf(id);
  await refundPart(await admin(), { paymentId, amount: "20", reason: "Moved twice", stillOwes: "owed" });
  const begun = commitChange(
    await admin(),
    { id },
    { action: "start", authority: "appointment.start", set: { startedAt: now } },
    loaded,
  );
  await expect(begun).rejects.toMatchObject({ status: 409 });
});

it("what a discount leaves of the price may be paid already: then it counts as paid, and begins", async () => {
  await paidBy(practice, BEFORE, BEFORE);
  const id = await given(0);
  await desk(id, "20");
  await expect(startAppointment(await admin(), { appointmentId: id })).rejects.toMatchObject({ status: 409 });
  const spring = { name: "Spring", code: "SPRING", value: "amount", amount: "30", currencyCode: "EUR" };
  await saveDiscount(await admin(), spring);
  await discountAppointment(await admin(), { appointmentId: id, discountCode: "SPRING" });
  expect(countsAsPaid(await loadedOf(id))).toBe(true);
  await startAppointment(await admin(), { appointmentId: id });
  expect([await owedFor(practice, id), await findings()]).toEqual([0, []]);
});
