import { beforeAll, describe, expect, it } from "vitest";
import { loadRowsStatements } from "~/db/load-rows.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { chooseCalendarView } from "~/features/scheduling/services/calendar/choose-calendar-view.server";
import { readCalendar } from "~/features/scheduling/services/calendar/read-calendar.server";
import type { Actor } from "~/platform/access/actor.server";
import { uuidv7 } from "~/kernel/ids";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { change } from "../identity/appointments";
import { givenAppointment, HOUR, MONDAY, type Practice } from "./scene";

/** Tuesday 5 May 2026 at an hour of Madrid's clock, UTC+2. */
const at = (hours: number) => MONDAY + 24 * HOUR + (hours - 8) * HOUR;

const calendar = async (practice: Practice, actor: Actor, asked: Record<string, unknown> = {}) =>
  readCalendar(await practice.as(actor), { day: "2026-05-05", ...asked });

describe("how somebody looks at the calendar", () => {
  let practice: Practice;
  const choose = async (actor: Actor, raw: unknown) => chooseCalendarView(await practice.as(actor), raw);

  beforeAll(async () => {
    practice = await openPractice({ now: MONDAY });
  });

  it("is kept for them alone: the doctors, how much room an hour has, what is laid over", async () => {
    const { administrator, ids } = practice;
    await choose(administrator, { doctors: [ids.otherDoctor], rowMinutes: "15", layers: ["free"] });
    const { board, filter, named } = await calendar(practice, administrator);
    expect(board.doctors.map(({ id }) => id)).toEqual([ids.otherDoctor]);
    expect(board).toMatchObject({ rowMinutes: 15, layers: ["free"] });
    expect([filter.employeeId, named]).toEqual([[ids.otherDoctor], []]);
    const theirs = await calendar(practice, employeeActor(ids.doctor));
    expect(theirs.board).toMatchObject({ rowMinutes: 30, layers: ["breaks", "holds"] });
  });

  it("keeps what is left out, and goes after the doctors that the address names", async () => {
    const { administrator, ids } = practice;
    await choose(administrator, { rowMinutes: 60 });
    const { board } = await calendar(practice, administrator, { employeeId: ids.doctor });
    expect(board.doctors.map(({ id }) => id)).toEqual([ids.doctor]);
    expect(board).toMatchObject({ rowMinutes: 60, layers: ["free"] });
  });

  it("shows everybody where the chosen doctors are gone, and where none is chosen", async () => {
    const { administrator } = practice;
    await choose(administrator, { doctors: ["gone"] });
    expect((await calendar(practice, administrator)).board.doctors).toHaveLength(2);
    await choose(administrator, { doctors: [] });
    expect((await calendar(practice, administrator)).board.doctors).toHaveLength(2);
  });

  it("shows a doctor their own calendar, whoever they chose", async () => {
    const doctor = employeeActor(practice.ids.doctor);
    await choose(doctor, { doctors: [practice.ids.otherDoctor] });
    expect((await calendar(practice, doctor)).board.doctors.map(({ id }) => id)).toEqual([practice.ids.doctor]);
  });

  it("is refused with a row of seven minutes and a layer that is none, and to patients' strangers", async () => {
    const { administrator } = practice;
    await expect(choose(administrator, { rowMinutes: 7 })).rejects.toMatchObject({ status: 422 });
    await expect(choose(administrator, { layers: ["money"] })).rejects.toMatchObject({ status: 422 });
    await expect(choose({ kind: "anonymous" }, {})).rejects.toMatchObject({ status: 401 });
    await expect(
      calendar(practice, patientActor(practice.ids.patient, practice.ids.patientUser)),
    ).rejects.toMatchObject({ status: 403 });
  });
});

describe("whose consultations are opened from the calendar", () => {
  it("are those of patients whom the reader looks after, as on the appointment's page", async () => {
    const practice = await openPractice({ now: MONDAY });
    const { ids, administrator } = practice;
    await givenAppointment(practice, await practice.as({ kind: "system", task: "test" }), {
      ...{ startsAt: at(10), stateId: S.NEW },
    });
    const opens = async (actor: Actor) =>
      (await calendar(practice, actor)).board.appointments.map(({ opensPatient }) => opensPatient);
    const doctor = employeeActor(ids.doctor);
    expect([await opens(administrator), await opens(doctor)]).toEqual([[undefined], [undefined]]);
    await change(
      practice,
      "INSERT INTO patient_provider (organization_id, employee_id, patient_id, since) VALUES (?1, ?2, ?3, ?4)",
      ...[ids.doctor, ids.patient, MONDAY],
    );
    expect(await opens(doctor)).toEqual([true]);
  });
});

describe("what is laid over the appointments", () => {
  let practice: Practice;

  beforeAll(async () => {
    practice = await openPractice({ now: MONDAY });
    const system = await practice.as({ kind: "system", task: "test" });
    await givenAppointment(practice, system, { startsAt: at(10), stateId: S.CONFIRMED });
    await chooseCalendarView(await practice.as(practice.administrator), {
      layers: ["free", "breaks", "holds", "waiting"],
    });
    const { db } = system;
    const { doctor, branch, clinicOffering, patient, otherPatient } = practice.ids;
    const entry = (patientId: string, employeeId: string | null, fromDay: string) => [
      ...[uuidv7(MONDAY), patientId, employeeId, clinicOffering, branch, uuidv7(MONDAY), fromDay, "2026-05-20"],
      ...["WAITING", MONDAY],
    ];
    await db.rawBatch([
      ...loadRowsStatements(
        db,
        "booking_hold",
        "id visitor_hash employee_id branch_id service_offering_id starts_at ends_at created_at expires_at".split(" "),
        [
          [uuidv7(MONDAY), "a", doctor, branch, clinicOffering, at(12), at(12.5), MONDAY, MONDAY + HOUR],
          [uuidv7(MONDAY), "b", doctor, branch, clinicOffering, at(14), at(14.5), MONDAY, MONDAY - 1],
        ],
      ),
      ...loadRowsStatements(
        db,
        "waiting_list",
        "id patient_id employee_id service_offering_id branch_id subject_key from_day to_day state created_at".split(
          " ",
        ),
        [entry(patient, doctor, "2026-05-01"), entry(otherPatient, null, "2026-05-06")],
      ),
    ]);
  });

  it("is the time that nothing takes, without what is held, and who waits", async () => {
    const { board } = await calendar(practice, practice.administrator, {
      view: "day",
      employeeId: practice.ids.doctor,
    });
    expect(board.held).toEqual([
      { employeeId: practice.ids.doctor, start: at(12), end: at(12.5), until: MONDAY + HOUR },
    ]);
    const free = board.hours[0]?.free ?? [];
    expect(free[0]?.start).toBe(at(9));
    expect(free.some(({ start, end }) => start < at(10.5) && at(10) < end)).toBe(false);
    expect(free.some(({ start, end }) => start < at(12.5) && at(12) < end)).toBe(false);
    expect(free.some(({ start, end }) => start <= at(14) && at(14.5) <= end)).toBe(true);
    expect(board.waiting).toEqual([
      { employeeId: practice.ids.doctor, fromDay: "2026-05-01", toDay: "2026-05-20" },
      { employeeId: null, fromDay: "2026-05-06", toDay: "2026-05-20" },
    ]);
  });

  it("counts the appointments that the filters leave out as taken", async () => {
    const { board } = await calendar(practice, practice.administrator, {
      employeeId: practice.ids.doctor,
      serviceOfferingId: practice.ids.videoOffering,
    });
    expect(board.appointments).toEqual([]);
    const free = board.hours[0]?.free ?? [];
    expect(free.some(({ start, end }) => start < at(10.5) && at(10) < end)).toBe(false);
  });

  it("is nobody else's: another organization sees none of it", async () => {
    const foreign = await openPractice({ now: MONDAY });
    await chooseCalendarView(await foreign.as(foreign.administrator), { layers: ["free", "holds", "waiting"] });
    const { board } = await calendar(foreign, foreign.administrator, { employeeId: practice.ids.doctor });
    expect([board.held, board.waiting, board.hours]).toEqual([[], [], []]);
  });
});

it("reads as many rows of a week however many appointments other weeks have", async () => {
  const practice = await openPractice({ now: MONDAY });
  const system = await practice.as({ kind: "system", task: "test" });
  await givenAppointment(practice, system, { startsAt: at(10), stateId: S.CONFIRMED });
  await chooseCalendarView(await practice.as(practice.administrator), {
    layers: ["free", "breaks", "holds", "waiting"],
  });
  const rowsRead = async () => {
    const context = await practice.as(practice.administrator);
    const before = context.db.meter.rowsRead;
    const { board } = await readCalendar(context, { day: "2026-05-05" });
    expect(board.appointments).toHaveLength(1);
    return context.db.meter.rowsRead - before;
  };
  const { ids } = practice;
  const columns =
    "id state_id type employee_id branch_id service_offering_id patient_id starts_at ends_at time_zone local_day booked_by created_at updated_at";
  const rows = Array.from({ length: 2_000 }, (_, n) => {
    const startsAt = MONDAY + (14 + Math.floor(n / 16)) * 24 * HOUR + (n % 16) * (HOUR / 2);
    return [
      ...[uuidv7(MONDAY), 2, "in_patient", ids.doctor, ids.branch, ids.clinicOffering, ids.patient],
      ...[startsAt, startsAt + HOUR / 2, "Europe/Madrid", new Date(startsAt).toISOString().slice(0, 10), "STAFF"],
      ...[MONDAY, MONDAY],
    ];
  });
  const load = async (some: typeof rows) =>
    system.db.rawBatch(loadRowsStatements(system.db, "appointment", columns.split(" "), some));
  // The end of a range is found by the row after it: without one of this practice it may be another's, or none.
  await load(rows.slice(0, 1));
  const few = await rowsRead();
  await load(rows.slice(1));
  expect(await rowsRead()).toBe(few);
});
