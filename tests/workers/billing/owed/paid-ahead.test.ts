import { beforeEach, expect, it } from "vitest";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import { listPayments } from "~/features/scheduling/services/payments/list-payments.server";
import { readTakePage } from "~/features/scheduling/services/payments/read-take-page.server";
import { takeBalance } from "~/features/scheduling/services/payments/take-balance.server";
import { usePaidAhead } from "~/features/scheduling/services/payments/use-paid-ahead.server";
import { viewPayment } from "~/features/scheduling/services/payments/view-payment.server";
import { employeeActor, openPractice, patientActor } from "../../support/organization";
import { givenAppointment, HOUR, type Practice } from "../../scheduling/scene";
import { ANY_TIME, paidBy, rowsOf, systemOf } from "../scene";

let practice: Practice;
let coming: string;
const now = Date.now();

beforeEach(async () => {
  practice = await openPractice({ now });
  await paidBy(practice, ANY_TIME);
  coming = await given(48);
});

const admin = () => practice.as(practice.administrator, now);
const receptionist = () => practice.as(employeeActor("reception", { roles: [ROLE.RECEPTIONIST] }), now);
const given = async (hours: number) =>
  givenAppointment(practice, await systemOf(practice), {
    ...{ startsAt: Math.floor(now / HOUR) * HOUR + hours * HOUR, stateId: S.CONFIRMED },
  });
const ahead = async (amount: string) =>
  takeBalance(await admin(), { patientId: practice.ids.patient, kind: "CASH", amount, currencyCode: "EUR" });
const takePage = async () =>
  readTakePage(await receptionist(), { appointmentId: coming, patientId: null, currencyCode: null, search: "" });
const lines = async () => (await listPayments(await admin(), {})).lines;
const use = async (more: { appointmentId?: string } = { appointmentId: coming }) => {
  const [row] = await rowsOf<{ id: string }>(
    await systemOf(practice),
    `SELECT d.id FROM desk_payment d WHERE d.organization_id = ?1 AND d.appointment_id IS NULL AND d.act = 'TAKEN'
    AND NOT EXISTS (SELECT 1 FROM desk_payment r WHERE r.organization_id = ?1 AND r.of_id = d.id) ORDER BY d.id`,
  );
  return usePaidAhead(await receptionist(), { deskId: row?.id, ...more });
};

it("money that covers nothing yet is said to be paid ahead by the payment, the list and the appointment", async () => {
  await ahead("70");
  const [line] = await lines();
  expect(line).toMatchObject({ state: "paid", isUnused: true });
  expect(await viewPayment(await admin(), line?.id ?? "")).toMatchObject({ unusedMinor: 7_000 });
  const money = async () => (await viewAppointment(await receptionist(), coming)).money;
  expect(await money()).toMatchObject({ dueMinor: 5_000, aheadMinor: 7_000 });
  const patient = await practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), now);
  expect((await viewAppointment(patient, coming)).money).toMatchObject({ aheadMinor: 7_000 });
  // A doctor takes money for their own appointments alone.
  const doctor = await practice.as(employeeActor(practice.ids.doctor), now);
  expect((await viewAppointment(doctor, coming)).money?.aheadMinor).toBeUndefined();
  const past = await given(-4);
  await startAppointment(await admin(), { appointmentId: past });
  expect(await viewPayment(await admin(), line?.id ?? "")).toMatchObject({ unusedMinor: 2_000 });
});

it("what covers something is not said to be unused", async () => {
  await ahead("50");
  const past = await given(-4);
  await startAppointment(await admin(), { appointmentId: past });
  const [line] = await lines();
  expect(line?.isUnused).toBeUndefined();
  expect(await viewPayment(await admin(), line?.id ?? "")).toMatchObject({ unusedMinor: 0 });
});

it("the desk is offered to use it for an appointment that is still to come, as far as it goes", async () => {
  await ahead("30");
  const { ahead: offered } = await takePage();
  expect(offered).toMatchObject([{ amountMinor: 3_000, isForThis: true }]);
  await use();
  expect(await takePage()).toMatchObject({ ahead: [], appointment: { toPayMinor: 2_000 } });
  await ahead("70");
  await use();
  expect(await takePage()).toMatchObject({ nothing: { why: "alreadyPaid" } });
  expect((await lines()).map(({ amountMinor, state }) => [amountMinor, state])).toEqual(
    expect.arrayContaining([
      [5_000, "paid"],
      [3_000, "paid"],
    ]),
  );
  expect((await verifyLedger(await systemOf(practice))).findings).toEqual([]);
});

it("what covers something else is not used for it, nor is anything for another patient's or a paid appointment", async () => {
  await ahead("50");
  const past = await given(-4);
  await startAppointment(await admin(), { appointmentId: past });
  expect((await takePage()).ahead).toEqual([]);
  await expect(use()).rejects.toMatchObject({ status: 409 });
  await ahead("60");
  await expect(use({ appointmentId: past })).rejects.toMatchObject({ status: 409 });
  expect((await verifyLedger(await systemOf(practice))).findings).toEqual([]);
});
