import { beforeEach, describe, expect, it } from "vitest";
import { loadRowsStatements, type Cell } from "~/db/load-rows.server";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import { listAvailableSlots } from "~/features/scheduling/services/availability/list-available-slots.server";
import { TimeTakenError } from "~/features/scheduling/support/availability/time-taken.server";
import { openPractice, patientActor } from "../support/organization";

/** Friday 27 March 2026, 08:00 in Madrid (UTC+1); the clock goes forward on Sunday the 29th at 02:00. */
const NOW = Date.UTC(2026, 2, 27, 7);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let practice: Awaited<ReturnType<typeof openPractice>>;
let keys = 0;

beforeEach(async () => {
  practice = await openPractice({ now: NOW, timeZone: "Europe/Madrid" });
});

const anyone = () => practice.as({ kind: "anonymous" }, NOW);

async function load(table: string, columns: string[], rows: Cell[][]): Promise<void> {
  const { db } = await anyone();
  await db.rawBatch(loadRowsStatements(db, table, columns, rows));
}

async function addOffering(minutes: number, before: number, after: number): Promise<string> {
  const id = crypto.randomUUID();
  const { ids } = practice;
  await load(
    "service_offering",
    [
      "id",
      "name",
      "offerings_type",
      "duration_minutes",
      "buffer_before_minutes",
      "buffer_after_minutes",
      "online_booking_option",
    ],
    [[id, `${minutes} minutes`, "PHYSICAL_CONSULTATION", minutes, before, after, "ENABLED"]],
  );
  await load(
    "service_offering_branch",
    ["service_offering_id", "branch_id", "cost_minor", "currency_code"],
    [[id, ids.branch, 0, "EUR"]],
  );
  await load("employee_offering", ["employee_id", "service_offering_id"], [[ids.doctor, id]]);
  return id;
}

async function book(changes: Record<string, unknown>, visitor: Record<string, unknown> = {}) {
  const key = `rules-${++keys}-key`;
  const details = {
    firstName: "Ada",
    lastName: "Visitor",
    email: `visitor${keys}@example.com`,
    phoneCallingCode: "34",
    phone: `60012${1000 + keys}`,
    ...visitor,
  };
  return bookAppointment(await anyone(), {
    serviceOfferingId: practice.ids.videoOffering,
    requestedEmployeeId: practice.ids.doctor,
    visitor: details,
    idempotencyKey: key,
    ...changes,
  });
}

describe("an appointment on the day that the clock changes", () => {
  it("starts at the place's wall-clock time, an hour earlier in UTC than the day before", async () => {
    const slots = await listAvailableSlots(await anyone(), {
      serviceOfferingId: practice.ids.videoOffering,
      employeeId: practice.ids.doctor,
      from: Date.UTC(2026, 2, 28),
      to: Date.UTC(2026, 2, 30),
    });
    const nine = slots
      .filter(({ scheduledTime }) => scheduledTime === 9 * 60)
      .map(({ startTime, scheduledDateStringcc }) => [scheduledDateStringcc, startTime]);
    expect(nine).toEqual([
      ["28 Mar 2026", Date.UTC(2026, 2, 28, 8)],
      ["29 Mar 2026", Date.UTC(2026, 2, 29, 7)],
    ]);
    const booked = await book({ startTime: Date.UTC(2026, 2, 29, 7) });
    const { db } = await anyone();
    const row = await db
      .raw(
        "SELECT local_day FROM appointment WHERE organization_id = ?1 AND id = ?2",
        db.organizationId,
        booked.appointmentId,
      )
      .first();
    expect(row).toEqual({ local_day: "2026-03-29" });
  });
});

describe("buffers", () => {
  it("keep their minutes from other appointments, before and after", async () => {
    const offering = await addOffering(30, 10, 15);
    const start = Date.UTC(2026, 2, 30, 10);
    await book({ serviceOfferingId: offering, startTime: start });
    await expect(book({ startTime: start - 20 * MINUTE })).rejects.toBeInstanceOf(TimeTakenError);
    await expect(book({ startTime: start + 40 * MINUTE })).rejects.toBeInstanceOf(TimeTakenError);
    await expect(book({ startTime: start - 25 * MINUTE })).resolves.toBeDefined();
    await expect(book({ startTime: start + 45 * MINUTE })).resolves.toBeDefined();
  });
});

describe("appointments of 15, 30 and 45 minutes that are asked for at once", () => {
  it("never overlap, by a join of the table with itself", { timeout: 60_000 }, async () => {
    const lengths = [practice.ids.videoOffering, practice.ids.clinicOffering, await addOffering(45, 5, 10)];
    const from = Date.UTC(2026, 2, 31, 8);
    const asked = Array.from({ length: 36 }, (_, index) => ({
      serviceOfferingId: lengths[index % 3],
      startTime: from + (index % 12) * 5 * MINUTE,
    }));
    const results = await Promise.allSettled(asked.map((changes) => book(changes)));
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused.every(({ reason }) => reason instanceof TimeTakenError)).toBe(true);
    const { db } = await anyone();
    const overlaps = await db
      .raw(
        `SELECT a.id FROM appointment a JOIN appointment b ON b.organization_id = a.organization_id AND b.employee_id = a.employee_id AND b.id > a.id
AND a.starts_at - a.buffer_before_minutes * 60000 < b.ends_at + b.buffer_after_minutes * 60000
AND b.starts_at - b.buffer_before_minutes * 60000 < a.ends_at + a.buffer_after_minutes * 60000
WHERE a.organization_id = ?1 AND b.organization_id = ?1`,
        db.organizationId,
      )
      .all();
    expect(overlaps.results).toEqual([]);
    expect(results.length - refused.length).toBeGreaterThan(1);
  });
});

describe("any provider", () => {
  it("is whoever is free, until nobody is", async () => {
    const startTime = Date.UTC(2026, 3, 1, 8);
    const booked = [
      await book({ requestedEmployeeId: "any", startTime }),
      await book({ requestedEmployeeId: "any", startTime }),
    ];
    expect(booked.map(({ employeeId }) => employeeId).sort()).toEqual(
      [practice.ids.doctor, practice.ids.otherDoctor].sort(),
    );
    await expect(book({ requestedEmployeeId: "any", startTime })).rejects.toBeInstanceOf(TimeTakenError);
  });
});

describe("who an appointment is for", () => {
  it("is somebody new without an account, whatever name and email a visitor types", async () => {
    const { db } = await anyone();
    const { patient } = practice.ids;
    const known = await db
      .raw(
        `SELECT email, first_name AS "firstName", last_name AS "lastName", birth_date AS "birthDate" FROM patient WHERE organization_id = ?1 AND id = ?2`,
        db.organizationId,
        patient,
      )
      .first<Record<string, string>>();
    const booked = await book({ startTime: Date.UTC(2026, 3, 2, 8) }, known ?? {});
    const row = await db
      .raw(
        `SELECT a.patient_id AS id, p.user_id AS account FROM appointment a JOIN patient p ON p.organization_id = a.organization_id AND p.id = a.patient_id
WHERE a.organization_id = ?1 AND a.id = ?2`,
        db.organizationId,
        booked.appointmentId,
      )
      .first<{ id: string; account: string | null }>();
    expect(row?.id).not.toBe(patient);
    expect(row?.account).toBeNull();
  });

  it("gets the organization's next number when they are new", async () => {
    await book({ startTime: Date.UTC(2026, 3, 2, 8) });
    await book({ startTime: Date.UTC(2026, 3, 2, 9) });
    const { db } = await anyone();
    const numbers = await db
      .raw("SELECT number FROM patient WHERE organization_id = ?1 ORDER BY number", db.organizationId)
      .all<{ number: number }>();
    expect(numbers.results.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });
});

describe("a daily maximum", () => {
  it("holds, also for those who ask at once", async () => {
    const { db } = await anyone();
    await db.raw("UPDATE calendar_settings SET daily_maximum = 2 WHERE organization_id = ?1", db.organizationId).run();
    const start = Date.UTC(2026, 3, 3, 8);
    const results = await Promise.allSettled([0, 1, 2, 3].map((hour) => book({ startTime: start + hour * HOUR })));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    await expect(book({ startTime: start + 5 * HOUR })).rejects.toBeInstanceOf(TimeTakenError);
  });
});

describe("a patient who is signed in", () => {
  it("books for themselves, and is told of another appointment at that time", async () => {
    const { ids } = practice;
    const signedIn = () => practice.as(patientActor(ids.patient, ids.patientUser), NOW);
    const wanted = (employeeId: string) => ({
      serviceOfferingId: ids.videoOffering,
      requestedEmployeeId: employeeId,
      startTime: Date.UTC(2026, 3, 6, 8),
      idempotencyKey: `patient-${employeeId}`,
    });
    const booked = await bookAppointment(await signedIn(), wanted(ids.doctor));
    const { db } = await anyone();
    const row = await db
      .raw(
        "SELECT patient_id, booked_by FROM appointment WHERE organization_id = ?1 AND id = ?2",
        db.organizationId,
        booked.appointmentId,
      )
      .first();
    expect(row).toEqual({ patient_id: ids.patient, booked_by: "PATIENT" });
    const second = bookAppointment(await signedIn(), wanted(ids.otherDoctor));
    await expect(second).rejects.toMatchObject({
      fields: [{ field: "startTime", message: "booking:rules.patientBusy" }],
    });
  });
});
