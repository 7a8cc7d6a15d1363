import { beforeAll, describe, expect, it } from "vitest";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import {
  APPOINTMENT_STATE as S,
  type AppointmentState,
} from "~/features/scheduling/domain/appointments/appointment-states";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { readMoneyDay } from "~/features/scheduling/services/payments/read-money-day.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { givenAppointment, HOUR, type Practice } from "../scheduling/scene";
import { balancesOf, kindsOf, owedFor } from "./ledger-scene";
import { rowsOf, systemOf } from "./scene";

let practice: Practice;
const now = Date.now();
const HOURLY = Math.floor(now / HOUR) * HOUR;
let hours = 10;

beforeAll(async () => {
  practice = await openPractice({ now });
});

const doctor = (at = now) => practice.as(employeeActor(practice.ids.doctor), at);
const admin = (at = now) => practice.as(practice.administrator, at);
const findings = async () => (await verifyLedger(await systemOf(practice))).findings;
const given = async (stateId: AppointmentState = S.CONFIRMED) =>
  givenAppointment(practice, await systemOf(practice), { startsAt: HOURLY - (hours += 1) * HOUR, stateId });
const deskRows = async (appointmentId: string) =>
  rowsOf<{ act: string; kind: string; amount: number; reference: string }>(
    await systemOf(practice),
    `SELECT act, kind, amount_minor AS amount, reference FROM desk_payment
WHERE organization_id = ?1 AND appointment_id = ?2 ORDER BY at, rowid`,
    appointmentId,
  );
const paidAt = async (appointmentId: string) =>
  (
    await rowsOf<{ paid: number | null }>(
      await systemOf(practice),
      "SELECT paid_at_clinic_at AS paid FROM appointment WHERE organization_id = ?1 AND id = ?2",
      appointmentId,
    )
  )[0]?.paid ?? null;
const setCost = async (costMinor: number, currencyCode: string) => {
  const { db } = await systemOf(practice);
  await db
    .raw(
      "UPDATE service_offering_branch SET cost_minor = ?2, currency_code = ?3 WHERE organization_id = ?1",
      db.organizationId,
      costMinor,
      currencyCode,
    )
    .run();
};

describe("money at the desk", () => {
  it("pays an appointment in parts, which is paid once they come to its price", async () => {
    await setCost(5_000, "EUR");
    const appointmentId = await given();
    await startAppointment(await doctor(), { appointmentId });
    await markPaidAtClinic(await doctor(), { appointmentId, kind: "CARD", amount: "20", reference: "Slip 7" });
    expect(await paidAt(appointmentId)).toBeNull();
    expect(await owedFor(practice, appointmentId)).toBe(3_000);
    const { unpaid } = await readMoneyDay(await admin(), {});
    expect(unpaid.find(({ id }) => id === appointmentId)?.amountMinor).toBe(3_000);
    await markPaidAtClinic(await doctor(), { appointmentId });
    expect(await paidAt(appointmentId)).not.toBeNull();
    expect(await owedFor(practice, appointmentId)).toBe(0);
    expect(await deskRows(appointmentId)).toEqual([
      { act: "TAKEN", kind: "CARD", amount: 2_000, reference: "Slip 7" },
      { act: "TAKEN", kind: "CASH", amount: 3_000, reference: "" },
    ]);
    const balances = await balancesOf(practice);
    expect([balances["CASH CARD EUR"], balances["CASH CASH EUR"]]).toEqual([2_000, 3_000]);
    expect(await findings()).toEqual([]);
  });

  it("charges the whole price where a part was paid ahead", async () => {
    const appointmentId = await given();
    await markPaidAtClinic(await doctor(), { appointmentId, amount: "12.50", kind: "TRANSFER" });
    await startAppointment(await doctor(), { appointmentId });
    expect(await owedFor(practice, appointmentId)).toBe(3_750);
    await markPaidAtClinic(await doctor(), { appointmentId, amount: "37,50" });
    expect(await kindsOf(practice, appointmentId)).toEqual(["PAYMENT_AT_CLINIC", "CHARGE", "PAYMENT_AT_CLINIC"]);
    expect(await owedFor(practice, appointmentId)).toBe(0);
    expect(await paidAt(appointmentId)).not.toBeNull();
  });

  it("is as before once its last part is undone", async () => {
    const appointmentId = await given();
    await markPaidAtClinic(await doctor(), { appointmentId, amount: "20", kind: "CARD" });
    await undoAppointment(await doctor(), { appointmentId });
    expect(await owedFor(practice, appointmentId)).toBe(0);
    await markPaidAtClinic(await doctor(), { appointmentId, amount: "10", kind: "CARD" });
    await markPaidAtClinic(await doctor(), { appointmentId });
    await undoAppointment(await doctor(), { appointmentId });
    expect(await owedFor(practice, appointmentId)).toBe(-1_000);
    expect(await paidAt(appointmentId)).toBeNull();
    expect((await deskRows(appointmentId)).map(({ act, kind, amount }) => `${act} ${kind} ${amount}`)).toEqual([
      ...["TAKEN CARD 2000", "UNDONE CARD -2000", "TAKEN CARD 1000", "TAKEN CASH 4000", "UNDONE CASH -4000"],
    ]);
    expect(await findings()).toEqual([]);
  });

  it("is taken once where two take it at once, and where one tries again", async () => {
    const appointmentId = await given();
    const idempotencyKey = crypto.randomUUID();
    const take = async (who: typeof doctor) => markPaidAtClinic(await who(), { appointmentId, amount: "50" });
    const both = await Promise.allSettled([take(doctor), take(admin)]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await deskRows(appointmentId)).toHaveLength(1);
    const other = await given();
    const part = { appointmentId: other, amount: "20", kind: "CARD", idempotencyKey };
    const first = await markPaidAtClinic(await doctor(), part);
    expect(await markPaidAtClinic(await doctor(), part)).toEqual(first);
    const rest = { appointmentId: other, amount: "30", idempotencyKey: crypto.randomUUID() };
    const paid = await markPaidAtClinic(await doctor(), rest);
    expect(await markPaidAtClinic(await doctor(), rest)).toEqual(paid);
    expect(await deskRows(other)).toHaveLength(2);
  });

  it.each([
    ["JPY", 5_000, "٢٠٠٠", 3_000],
    ["KWD", 5_000, "١٫٢٣٤", 3_766],
    ["KWD", 5_000, "1.234", 3_766],
  ])("in %s is read as it is typed, in the digits of any script", async (currency, cost, amount, left) => {
    await setCost(cost, currency);
    const appointmentId = await given();
    await startAppointment(await doctor(), { appointmentId });
    await markPaidAtClinic(await doctor(), { appointmentId, amount });
    expect(await owedFor(practice, appointmentId)).toBe(left);
    await setCost(5_000, "EUR");
  });

  it("is refused at the amount, and to whoever may not take it", async () => {
    const appointmentId = await given();
    for (const [amount, said] of [
      ["50.01", "payments:error.moreThanOwed"],
      ["0", "payments:error.amount"],
      ["-3", "payments:error.amount"],
      ["ten", "payments:error.amount"],
      ["1.234", "payments:error.amount"],
    ] as const)
      await expect(markPaidAtClinic(await doctor(), { appointmentId, amount })).rejects.toMatchObject({
        fields: [{ field: "amount", message: said }],
      });
    const stranger = await openPractice({ now });
    await expect(markPaidAtClinic(await stranger.as(stranger.administrator), { appointmentId })).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      markPaidAtClinic(await practice.as(patientActor(practice.ids.patient, practice.ids.patientUser)), {
        appointmentId,
      }),
    ).rejects.toMatchObject({ status: 403 });
    expect(await deskRows(appointmentId)).toEqual([]);
  });
});
