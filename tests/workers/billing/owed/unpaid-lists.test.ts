import { beforeAll, describe, expect, it } from "vitest";
import { chargesOwed } from "~/features/billing/data/desk/charges-owed.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { saveBillableService } from "~/features/organization/services/prices/save-billable-service.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { completeAppointment } from "~/features/scheduling/services/appointments/complete-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { addCharge } from "~/features/scheduling/services/payments/add-charge.server";
import { correctBalance } from "~/features/scheduling/services/payments/correct-balance.server";
import { exportPayments } from "~/features/scheduling/services/payments/export-payments.server";
import { listPayments } from "~/features/scheduling/services/payments/list-payments.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { readMoneyDay } from "~/features/scheduling/services/payments/read-money-day.server";
import { readStanding } from "~/features/scheduling/services/payments/read-standing.server";
import { takeBalance } from "~/features/scheduling/services/payments/take-balance.server";
import { employeeActor, openPractice } from "../../support/organization";
import { givenAppointment, HOUR, type Practice } from "../../scheduling/scene";
import { systemOf } from "../scene";

const DAY = 24 * HOUR;
const now = Math.floor(Date.now() / DAY) * DAY + 12 * HOUR;
const biller = employeeActor("biller", { roles: [ROLE.BILLER] });
let practice: Practice;

const admin = (at = now) => practice.as(practice.administrator, at);
const asBiller = () => practice.as(biller, now);
async function charged(patientId: string, price: string, at: number, name = "Copies"): Promise<string> {
  const service = { name, description: "", currencyCode: "EUR", price, enabled: "on", taxMode: "OWN" };
  const { id: serviceId } = await saveBillableService(await admin(at), service);
  return (await addCharge(await admin(at), { patientId, serviceId })).chargeId;
}
const corrected = async (patientId: string, amount: string, at: number) =>
  correctBalance(await admin(at), { patientId, way: "owesMore", amount, currencyCode: "EUR", reason: "Typed wrong" });

async function tookPlace(patientId: string, days: number): Promise<string> {
  const startsAt = Math.floor((now - days * DAY) / HOUR) * HOUR - HOUR;
  const appointmentId = await givenAppointment(practice, await systemOf(practice), {
    ...{ startsAt, stateId: S.CONFIRMED, patientId },
  });
  await startAppointment(await admin(startsAt), { appointmentId });
  await completeAppointment(await admin(startsAt + HOUR / 2), { appointmentId });
  return appointmentId;
}

let [appointment, charge] = ["", ""];
beforeAll(async () => {
  practice = await openPractice({ now, timeZone: "UTC" });
  const { patient, otherPatient } = practice.ids;
  appointment = await tookPlace(patient, 3);
  charge = await charged(patient, "70", now - 20 * DAY);
  await corrected(otherPatient, "4", now - 40 * DAY);
  // Fifty of it are kept as paid ahead, and cover a part of the next correction.
  await takeBalance(await admin(), { patientId: otherPatient, kind: "CASH", amount: "54", currencyCode: "EUR" });
  await corrected(otherPatient, "60", now - 2 * DAY);
});

const shown = ({
  of,
  at,
  amountMinor,
  patientId,
}: {
  of: string;
  at: number;
  amountMinor: number;
  patientId: string;
}) => [...[of, Math.floor((now - at) / DAY), amountMinor, patientId === practice.ids.patient]];

describe("what is not paid", () => {
  it("lists charges by hand and corrections beside appointments, with whose they are and since when", async () => {
    const { due } = await listPayments(await asBiller(), { state: "due" });
    const { unpaid } = await readMoneyDay(await asBiller(), {});
    const expected = [
      ["balance", 2, 1_000, false],
      ["appointment", 3, 5_000, true],
      ["charge", 20, 7_000, true],
    ];
    expect(due.map(shown)).toEqual(expected);
    expect(unpaid.map(shown)).toEqual(expected);
    expect(due.map(({ id }) => id)).toEqual([`${practice.ids.otherPatient}-EUR`, appointment, charge]);
    expect(new Set(due.map(({ patientName }) => patientName)).size).toBe(2);
    expect(due.every(({ patientName }) => patientName !== "")).toBe(true);
    expect(due.map(({ what }) => what)).toEqual(["", "Clinic visit", "Copies"]);
  });

  it("comes to what the list comes to and to what the patients owe, in each age too", async () => {
    const { unpaidInAll, unpaidOf } = await readMoneyDay(await asBiller(), {});
    const { patient, otherPatient } = practice.ids;
    const owed = await Promise.all([patient, otherPatient].map(async (id) => readStanding(await admin(), id)));
    const toPay = owed.flat().reduce((sum, { toPayMinor }) => sum + toPayMinor, 0);
    expect(unpaidInAll).toEqual({ count: 3, amounts: [{ amountMinor: toPay, currencyCode: "EUR" }] });
    expect(unpaidOf.map(({ age, count, amounts }) => [age, count, amounts[0]?.amountMinor ?? 0])).toEqual([
      ["today", 0, 0],
      ["week", 2, 6_000],
      ["month", 1, 7_000],
      ["quarter", 0, 0],
      ["older", 0, 0],
    ]);
  });

  it("is narrowed to a patient, to days and to a doctor, page by page, and leaves as a file", async () => {
    const { patient, doctor } = practice.ids;
    const of = async (asked: object) => (await listPayments(await asBiller(), { state: "due", ...asked })).due;
    expect((await of({ patientId: patient })).map(({ id }) => id)).toEqual([appointment, charge]);
    expect((await of({ employeeId: doctor })).map(({ id }) => id)).toEqual([appointment]);
    expect((await of({ to: new Date(now - 10 * DAY).toISOString().slice(0, 10) })).map(({ id }) => id)).toEqual([
      charge,
    ]);
    const [first] = await of({});
    expect((await of({ after: `${first?.at}_${first?.id}` })).map(({ id }) => id)).toEqual([appointment, charge]);
    const file = await (await exportPayments(await asBiller(), { state: "due" })).text();
    expect(file.trim().split("\n")).toHaveLength(4);
    expect(file).toContain("Copies");
  });

  it("says why no link to pay can be sent, of each line", async () => {
    const { due } = await listPayments(await asBiller(), { state: "due" });
    expect(due.map(({ linkProblem }) => linkProblem)).toEqual(["notAppointment", "notOnline", "notAppointment"]);
  });

  it("reads no more where patients who owe nothing have come for years", async () => {
    const read = async () => {
      const context = await asBiller();
      await readMoneyDay(context, {});
      await listPayments(context, { state: "due" });
      return context.db.meter.rowsRead;
    };
    const few = await read();
    const { db } = await systemOf(practice);
    for (let each = 0; each < 30; each += 1) {
      const id = await givenAppointment(practice, await systemOf(practice), {
        ...{ startsAt: Math.floor(now / HOUR) * HOUR - (200 + each) * DAY, stateId: S.COMPLETED },
      });
      await db
        .raw(
          "UPDATE appointment SET paid_at_clinic_at = 1 WHERE organization_id = ?1 AND id = ?2",
          db.organizationId,
          id,
        )
        .run();
    }
    expect(await read()).toBeLessThanOrEqual(few + 4);
  });
});

describe("a correction downwards", () => {
  it("is compared with what the patient is asked for, which what was paid for an appointment to come does not hide", async () => {
    const { patient: patientId } = practice.ids;
    const appointmentId = await givenAppointment(practice, await systemOf(practice), {
      ...{ startsAt: Math.ceil(now / HOUR) * HOUR + 3 * DAY, stateId: S.CONFIRMED, patientId },
    });
    await markPaidAtClinic(await admin(), { appointmentId, amount: "50", kind: "CASH" });
    const less = async (amount: string) =>
      correctBalance(await admin(), { patientId, way: "owesLess", amount, currencyCode: "EUR", reason: "Typed wrong" });
    await expect(less("120.01")).rejects.toMatchObject({ fields: [{ message: "payments:error.aboveOwed" }] });
    await less("110");
    const [standing] = await readStanding(await admin(), patientId);
    expect([standing?.toPayMinor, standing?.setAsideMinor]).toEqual([1_000, 5_000]);
  });
});

it("one patient's charges are read without those of others that are unpaid", async () => {
  const { patient, otherPatient } = practice.ids;
  const read = async () => {
    const { db } = await asBiller();
    await chargesOwed(db, [patient]);
    return db.meter.rowsRead;
  };
  // The reading ends at the first of another patient's.
  await charged(otherPatient, "1", now - 6 * DAY, "Copy");
  const before = await read();
  for (let each = 0; each < 5; each += 1) await charged(otherPatient, "1", now - each * DAY, `Copy ${each}`);
  expect(await read()).toBe(before);
});
