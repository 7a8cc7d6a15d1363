import { beforeAll, expect, it } from "vitest";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import { addCharge } from "~/features/scheduling/services/payments/add-charge.server";
import { discountAppointment } from "~/features/scheduling/services/payments/discount-appointment.server";
import { keepDeskMoney } from "~/features/scheduling/services/payments/keep-desk-money.server";
import { countDeskRefunds, listDeskRefunds } from "~/features/scheduling/services/payments/list-desk-refunds.server";
import { listOwnPayments } from "~/features/scheduling/services/payments/list-own-payments.server";
import { listPayments } from "~/features/scheduling/services/payments/list-payments.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { refundAtDesk } from "~/features/scheduling/services/payments/refund-at-desk.server";
import { takeBalance } from "~/features/scheduling/services/payments/take-balance.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { viewPayment } from "~/features/scheduling/services/payments/view-payment.server";
import { writeOff } from "~/features/scheduling/services/payments/write-off.server";
import { employeeActor, openPractice, patientActor } from "../../support/organization";
import { givenAppointment, HOUR, type Practice } from "../../scheduling/scene";
import { discountOf } from "../discount-scene";
import { ANY_TIME, paidBy, rowsOf, systemOf } from "../scene";

let practice: Practice;
const now = Date.now();
let hours = 2;

beforeAll(async () => {
  practice = await openPractice({ now });
  await paidBy(practice, ANY_TIME, ANY_TIME);
});

const admin = () => practice.as(practice.administrator, now);
const patient = () => practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), now);
const agreed = async () =>
  givenAppointment(practice, await systemOf(practice), {
    ...{ startsAt: Math.floor(now / HOUR) * HOUR + (hours += 1) * HOUR, stateId: S.CONFIRMED },
  });
const taken = async (appointmentId: string) => {
  const text = "SELECT id FROM desk_payment WHERE organization_id = ?1 AND appointment_id = ?2 AND act = 'TAKEN'";
  return (await rowsOf<{ id: string }>(await systemOf(practice), text, appointmentId))[0]?.id;
};
/** What is listed for staff, counted, and told to the patient. */
async function waiting() {
  const listed = (await listDeskRefunds(await admin())).map(({ appointmentId, amountMinor }) => [
    ...[appointmentId, amountMinor],
  ]);
  expect(await countDeskRefunds(await admin())).toBe(listed.length);
  expect((await listPayments(await admin(), {})).deskRefunds).toHaveLength(listed.length);
  const { tooMuch } = await listOwnPayments(await patient(), {});
  expect(tooMuch.map(({ amountMinor }) => amountMinor)).toEqual(listed.map(([, amount]) => amount));
  return listed;
}

it("what was paid at the desk for an appointment that is called off waits to go back, is counted, and is told to the patient", async () => {
  const appointmentId = await agreed();
  await markPaidAtClinic(await admin(), { appointmentId });
  await refundAtDesk(await admin(), { deskId: await taken(appointmentId), amount: "20", reason: "Goodwill" });
  expect(await waiting()).toEqual([]);
  await cancelAppointment(await admin(), { appointmentId });
  expect(await waiting()).toEqual([[appointmentId, 3_000]]);
  await undoAppointment(await admin(), { appointmentId });
  expect(await waiting()).toEqual([]);
  await cancelAppointment(await admin(), { appointmentId });
  await refundAtDesk(await admin(), { deskId: await taken(appointmentId), reason: "Called off" });
  expect(await waiting()).toEqual([]);
  expect((await verifyLedger(await systemOf(practice))).findings).toEqual([]);
});

it("what is waived with a refund is told apart from what a person waives", async () => {
  const appointmentId = await agreed();
  await startAppointment(await admin(), { appointmentId });
  await markPaidAtClinic(await admin(), { appointmentId });
  await refundAtDesk(await admin(), { deskId: await taken(appointmentId), amount: "20", reason: "Goodwill" });
  const other = await agreed();
  await startAppointment(await admin(), { appointmentId: other });
  await writeOff(await admin(), { appointmentId: other, reason: "Hardship" });
  const { lines } = await listPayments(await admin(), { state: "waived" });
  const isOfRefund = (id: string) => lines.filter((line) => line.appointmentId === id).map((line) => line.isOfRefund);
  expect([isOfRefund(appointmentId), isOfRefund(other)]).toEqual([[1], [0]]);
});

it("stays as paid ahead once somebody says so, which the history and a mail tell", async () => {
  const appointmentId = await agreed();
  await markPaidAtClinic(await admin(), { appointmentId });
  await cancelAppointment(await admin(), { appointmentId });
  expect(await waiting()).toEqual([[appointmentId, 5_000]]);
  const doctor = await practice.as(employeeActor(practice.ids.doctor), now);
  await expect(keepDeskMoney(doctor, { appointmentId })).rejects.toMatchObject({ status: 403 });
  const outcomes = async () =>
    [await viewAppointment(await admin(), appointmentId), await viewAppointment(await patient(), appointmentId)].map(
      ({ money }) => money?.outcome,
    );
  const nothing = { backMinor: 0, waitsMinor: 0, keptMinor: 0, covers: [], leftMinor: 0 };
  const waits = { ...nothing, waitsMinor: 5_000 };
  expect(await outcomes()).toEqual([waits, waits]);
  await keepDeskMoney(await admin(), { appointmentId });
  const kept = { ...nothing, keptMinor: 5_000, leftMinor: 5_000 };
  expect(await outcomes()).toEqual([kept, kept]);
  const { items } = await listOwnPayments(await patient(), {});
  expect(items.find(({ id }) => id === appointmentId)).toMatchObject({ state: "cancelled", paidMinor: 5_000 });
  expect(await waiting()).toEqual([]);
  await expect(keepDeskMoney(await admin(), { appointmentId })).rejects.toMatchObject({ status: 409 });
  const { history } = await viewAppointment(await admin(), appointmentId);
  expect(history.at(-1)).toMatchObject({ action: "keep-ahead", note: "EUR 50.00" });
  const told = "SELECT id FROM outbox WHERE organization_id = ?1 AND json_extract(payload, '$.template') = ?2";
  expect(await rowsOf(await systemOf(practice), told, "payment.keptAhead")).toHaveLength(1);
});

it("what a discount makes too much of a part that was paid waits to go back", async () => {
  const appointmentId = await agreed();
  await markPaidAtClinic(await admin(), { appointmentId, amount: "12" });
  await discountOf(practice, { code: "FULL", amount: "50" });
  await discountAppointment(await admin(), { appointmentId, discountCode: "FULL" });
  expect(await waiting()).toEqual([[appointmentId, 1_200]]);
});

it("the refund form asks for no more than waits to go back, and says what of it covers something else", async () => {
  const mine = await openPractice({ now });
  await paidBy(mine, ANY_TIME, ANY_TIME);
  const desk = () => mine.as(mine.administrator, now);
  const system = await systemOf(mine);
  const at = { startsAt: Math.floor(now / HOUR) * HOUR + 30 * HOUR, stateId: S.CONFIRMED };
  const [held, owed] = [
    await givenAppointment(mine, system, at),
    await givenAppointment(mine, system, { ...at, startsAt: at.startsAt - 40 * HOUR }),
  ];
  await markPaidAtClinic(await desk(), { appointmentId: held });
  await startAppointment(await desk(), { appointmentId: owed });
  await markPaidAtClinic(await desk(), { appointmentId: owed, amount: "30" });
  await cancelAppointment(await desk(), { appointmentId: held });
  const [refund] = await listDeskRefunds(await desk());
  expect(refund).toMatchObject({ appointmentId: held, amountMinor: 3_000 });
  const { parts, may } = await viewPayment(await desk(), refund?.id ?? "");
  expect([parts, may.refund]).toEqual([{ backMinor: 3_000, coversMinor: 2_000 }, true]);
});

it("cash is taken in a currency that the practice prices in or the patient owes in, and in no other", async () => {
  const mine = await openPractice({ now });
  const { patient: patientId } = mine.ids;
  const taken = takeBalance(await mine.as(mine.administrator, now), {
    ...{ patientId, currencyCode: "JPY", amount: "100", kind: "CASH" },
  });
  await expect(taken).rejects.toMatchObject({ fields: [{ field: "currencyCode" }] });
});

it("the refund form of money that was paid ahead asks for what is left of it, and says what of it covers something", async () => {
  const mine = await openPractice({ now });
  await paidBy(mine, ANY_TIME, ANY_TIME);
  const desk = () => mine.as(mine.administrator, now);
  const { patient: patientId } = mine.ids;
  await takeBalance(await desk(), { patientId, currencyCode: "USD", amount: "60", kind: "CASH" });
  await addCharge(await desk(), { patientId, quantity: "1", unitPrice: "25", description: "Certificate" });
  const [row] = await rowsOf<{ id: string }>(
    await systemOf(mine),
    "SELECT id FROM ledger_entry WHERE organization_id = ?1 AND kind = 'PAYMENT_AT_CLINIC'",
  );
  const { parts } = await viewPayment(await desk(), row?.id ?? "");
  expect(parts).toEqual({ backMinor: 3_500, coversMinor: 2_500, isAhead: true });
});
