import { beforeAll, describe, expect, it } from "vitest";
import { bookMoney } from "~/features/billing/support/ledger/book-money.server";
import { patientAccount } from "~/features/billing/services/ledger/read-patient-account.server";
import { mergePatient } from "~/features/patients/services/merging/merge-patient.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { readStanding } from "~/features/scheduling/services/payments/read-standing.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { employeeActor, openPractice } from "../support/organization";
import { givenAppointment, HOUR, type Practice } from "../scheduling/scene";
import { book, rowsOf, systemOf } from "./scene";

let practice: Practice;
const now = Math.floor(Date.now() / HOUR) * HOUR;
const biller = employeeActor("biller", { roles: [ROLE.BILLER] });
const asBiller = () => practice.as(biller);

/** So many payments on account of a patient, each a second after the one before. */
async function givenPayments(of: Practice, patientId: string, count: number): Promise<void> {
  const system = await systemOf(of);
  const events = Array.from({ length: count }, (_, index) =>
    bookMoney({ ...system, now: now - 10 * HOUR + index * 1_000 }, [
      {
        event: "corrected",
        id: `${patientId}-${index}`,
        patientId,
        currencyCode: "EUR",
        reason: "opening",
        lines: [
          { account: "RECEIVABLE", holder: patientId, amountMinor: index + 1 },
          { account: "REVENUE", holder: "", amountMinor: -index - 1 },
        ],
      },
    ]),
  );
  for (let from = 0; from < events.length; from += 100) await system.db.rawBatch(events.slice(from, from + 100).flat());
}

/** What it costs to say how it stands with a patient's money. */
async function costOfStanding(patientId: string) {
  const context = await asBiller();
  const before = { ...context.db.meter };
  await readStanding(context, patientId);
  return {
    trips: context.db.meter.roundTrips - before.roundTrips,
    rows: context.db.meter.rowsRead - before.rowsRead,
  };
}

async function costOf(patientId: string, after: string | null = null) {
  const context = await asBiller();
  const before = { ...context.db.meter };
  const account = await patientAccount(context, patientId, after);
  return {
    account,
    trips: context.db.meter.roundTrips - before.roundTrips,
    rows: context.db.meter.rowsRead - before.rowsRead,
  };
}

beforeAll(async () => {
  practice = await openPractice({ now });
});

describe("a patient's account", () => {
  it("says what they owe as the list of what is unpaid does, and what made it so, the newest first", async () => {
    const patientId = practice.ids.otherPatient;
    const doctor = (at: number) => practice.as(employeeActor(practice.ids.doctor), at);
    const begun = async (hours: number) => {
      const appointmentId = await givenAppointment(practice, await systemOf(practice), {
        ...{ startsAt: now - hours * HOUR, stateId: S.CONFIRMED, patientId },
      });
      await startAppointment(await doctor(now - hours * HOUR), { appointmentId });
      return appointmentId;
    };
    const paid = await begun(6);
    await begun(4);
    await markPaidAtClinic(await doctor(now - HOUR), { appointmentId: paid });
    const account = await patientAccount(await asBiller(), patientId, null);
    const standings = await readStanding(await asBiller(), patientId);
    expect(standings).toHaveLength(1);
    expect(account.owed).toEqual(
      standings.map(({ toPayMinor, currencyCode }) => ({ amountMinor: toPayMinor, currencyCode })),
    );
    expect(account.entries.map(({ kind }) => kind)).toEqual(["PAYMENT_AT_CLINIC", "CHARGE", "CHARGE"]);
    expect(account.entries.map(({ appointmentId }) => appointmentId).filter((id) => id === paid)).toHaveLength(2);
    expect(account.next).toBeNull();
  });

  it("opens with 2,000 entries in at most four round trips, and in no more rows than with forty", async () => {
    const patientId = practice.ids.patient;
    await givenPayments(practice, patientId, 40);
    const few = await costOf(patientId);
    const fewStanding = await costOfStanding(patientId);
    await givenPayments(practice, practice.ids.otherPatient, 200);
    await givenPayments(practice, patientId, 2_000);
    const many = await costOf(patientId);
    expect(many.trips).toBeLessThanOrEqual(4);
    // That it is read is written down behind the last line of the audit, which costs a row more or less.
    expect(many.rows).toBeLessThanOrEqual(few.rows + 2);
    const standing = await costOfStanding(patientId);
    expect(standing.trips).toBe(1);
    expect(standing.rows).toBeLessThanOrEqual(fewStanding.rows + 2);
    expect(many.account.owed).toEqual([{ amountMinor: 2_001_000, currencyCode: "EUR" }]);
    const seen = new Set<string>();
    let next: string | null = null;
    for (let page = 0; page < 5; page += 1) {
      const { account, rows } = await costOf(patientId, next);
      expect(rows).toBeLessThanOrEqual(few.rows + 2);
      account.entries.forEach(({ id }) => seen.add(id));
      next = account.next;
    }
    expect(seen.size).toBe(100);
    expect((await costOf(patientId, "nothing of the kind")).account.isFirst).toBe(true);
  });

  it("goes over to the record into which another one goes, without a change of any entry", async () => {
    const visitor = await book(practice, practice.ids.videoOffering);
    const [row] = await rowsOf<{ from: string }>(
      await systemOf(practice),
      'SELECT patient_id AS "from" FROM appointment WHERE organization_id = ?1 AND id = ?2',
      visitor.appointmentId,
    );
    const from = row?.from ?? "";
    const into = practice.ids.patient;
    await markPaidAtClinic(await practice.as(practice.administrator, now + HOUR), {
      appointmentId: visitor.appointmentId,
    });
    const [before, own] = [await costOf(from), await costOf(into)];
    expect(before.account.entries.map(({ kind }) => kind)).toEqual(["PAYMENT_AT_CLINIC"]);
    const { db } = await systemOf(practice);
    // Somebody who is known by the same address.
    await db
      .raw(
        `UPDATE patient SET email = (SELECT p.email FROM patient p WHERE p.organization_id = ?1 AND p.id = ?3)
WHERE patient.organization_id = ?1 AND patient.id = ?2`,
        ...[db.organizationId, from, into],
      )
      .run();
    await mergePatient(await practice.as(practice.administrator, now + HOUR), from, { into });
    const after = await costOf(into, `${now + 2 * HOUR}.z`);
    const sum = (before.account.owed[0]?.amountMinor ?? 0) + (own.account.owed[0]?.amountMinor ?? 0);
    expect(after.account.owed).toEqual([{ amountMinor: sum, currencyCode: "EUR" }]);
    expect(after.trips).toBeLessThanOrEqual(4);
    expect(after.account.entries[0]).toEqual(before.account.entries[0]);
    expect(after.account.entries[1]).toEqual(own.account.entries[0]);
    // What was paid is taken back where it was booked: in the account of the one record that is left.
    await undoAppointment(await practice.as(practice.administrator, now + HOUR), {
      appointmentId: visitor.appointmentId,
    });
    expect((await costOf(into)).account.owed).toEqual(own.account.owed);
  });

  it("is for whoever takes money for the whole practice, and of this practice alone", async () => {
    const patientId = practice.ids.patient;
    await expect(
      patientAccount(await practice.as(employeeActor(practice.ids.doctor)), patientId, null),
    ).rejects.toThrow(NotFoundError);
    const pharmacist = employeeActor("pharmacist", { roles: [ROLE.PHARMACY] });
    await expect(patientAccount(await practice.as(pharmacist), patientId, null)).rejects.toThrow(ForbiddenError);
    const other = await openPractice({ now });
    expect(await patientAccount(await other.as(biller), patientId, null)).toMatchObject({ owed: [], entries: [] });
  });
});
