import { beforeAll, describe, expect, it } from "vitest";
import {
  APPOINTMENT_STATE as S,
  type AppointmentState,
} from "~/features/scheduling/domain/appointments/appointment-states";
import { mergePage } from "~/features/scheduling/domain/lists/appointment-list";
import { listAllAppointments } from "~/features/scheduling/services/lists/list-all-appointments.server";
import { listAppointments } from "~/features/scheduling/services/lists/list-appointments.server";
import { readPatientHome } from "~/features/scheduling/services/lists/read-patient-home.server";
import { readStaffDay } from "~/features/scheduling/services/lists/read-staff-day.server";
import { readStaffWeek } from "~/features/scheduling/services/calendar/read-staff-week.server";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import type { Actor } from "~/platform/access/actor.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { givenAppointment, HOUR, MONDAY, type Practice } from "./scene";

/** Days from Monday, hour at the place, state, doctor, patient. */
const APPOINTMENTS: readonly [
  number,
  number,
  AppointmentState,
  "doctor" | "otherDoctor",
  "patient" | "otherPatient",
][] = [
  [-30, 9, S.COMPLETED, "doctor", "patient"],
  [-2, 9, S.NO_SHOW, "doctor", "otherPatient"],
  [-1, 9, S.CONFIRMED, "doctor", "patient"],
  [0, 7, S.CONFIRMED, "doctor", "patient"],
  [0, 9, S.NEW, "doctor", "otherPatient"],
  [0, 10, S.CANCELED, "doctor", "patient"],
  [0, 11, S.IN_PROGRESS, "otherDoctor", "otherPatient"],
  [1, 9, S.NEW, "otherDoctor", "patient"],
  [1, 10, S.CONFIRMED, "doctor", "patient"],
  [2, 9, S.REJECTED, "doctor", "patient"],
  [40, 9, S.NEW_FROM_ORGANIZATION, "doctor", "otherPatient"],
];

let practice: Practice;
let ids: string[];
let doctor: Actor;
let patient: Actor;

beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
  doctor = employeeActor(practice.ids.doctor);
  patient = patientActor(practice.ids.patient, practice.ids.patientUser);
  const system = await practice.as({ kind: "system", task: "test" });
  ids = [];
  for (const [days, hour, stateId, employee, person] of APPOINTMENTS) {
    const startsAt = MONDAY - 8 * HOUR + days * 24 * HOUR + hour * HOUR;
    ids.push(
      await givenAppointment(practice, system, {
        startsAt,
        stateId,
        employeeId: practice.ids[employee],
        patientId: practice.ids[person],
      }),
    );
  }
});

/** The places in APPOINTMENTS of the listed appointments. */
const places = (list: { appointments: { id: string }[] }) => list.appointments.map(({ id }) => ids.indexOf(id));
const totals = (list: { totals: { total: number | null }[] }) => list.totals.map(({ total }) => total);

describe("the lists", () => {
  it("show an administrator everyone's: the next first, the past newest first, requests apart", async () => {
    const list = async (tab: string) => listAppointments(await practice.as(practice.administrator), { tab });
    expect(places(await list("upcoming"))).toEqual([3, 4, 6, 7, 8, 10]);
    expect(places(await list("past"))).toEqual([2, 1, 0]);
    expect(places(await list("new"))).toEqual([4, 7]);
    expect(totals(await list("upcoming"))).toEqual([6, 3, 2, 11]);
  });

  it("of all begin around now, the newest first, and lead on to both sides without a gap", async () => {
    const list = async (more: object) =>
      listAppointments(await practice.as(practice.administrator), { tab: "all", ...more });
    const first = await list({});
    expect(places(first)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect([first.before, first.after]).toEqual([null, null]);
  });

  it("are narrowed by department to those who work in it, with their counts", async () => {
    const admin = await practice.as(practice.administrator);
    const [departmentId, empty] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const [id, name] of [
      [departmentId, "Cardiology"],
      [empty, "Dermatology"],
    ])
      await admin.db
        .raw(
          "INSERT INTO department (organization_id, id, name) VALUES (?1, ?2, ?3)",
          admin.db.organizationId,
          id ?? "",
          name ?? "",
        )
        .run();
    await admin.db
      .raw(
        "INSERT INTO employee_department (organization_id, employee_id, department_id) VALUES (?1, ?2, ?3)",
        admin.db.organizationId,
        practice.ids.otherDoctor,
        departmentId,
      )
      .run();
    const list = async (filter: object) => listAppointments(await practice.as(practice.administrator), filter);
    const narrowed = await list({ departmentId });
    expect(places(narrowed)).toEqual([6, 7]);
    expect(totals(narrowed)).toEqual([2, 0, 1, 2]);
    expect(narrowed.options.departments).toContainEqual({ id: departmentId, name: "Cardiology" });
    expect(places(await list({ departmentId, employeeId: practice.ids.doctor }))).toEqual([]);
    expect(places(await list({ departmentId: empty }))).toEqual([]);
    expect(places(await list({ departmentId: "-1" }))).toHaveLength(6);
  });

  it("have in the past what has begun alone; what was canceled before its day came is among all", async () => {
    const list = async (more: object) => listAppointments(await practice.as(practice.administrator), more);
    const first = await list({ tab: "past" });
    expect(places(first)).toEqual([2, 1, 0]);
    expect([first.before, first.after]).toEqual([null, null]);
    expect(places(await list({ tab: "past", state: S.REJECTED }))).toEqual([]);
    expect(places(await list({ tab: "all", state: S.REJECTED }))).toEqual([9]);
    expect(places(await list({ tab: "past", order: "ascending" }))).toEqual([0, 1, 2]);
    expect(places(await list({ tab: "upcoming", order: "descending" }))).toEqual([10, 8, 7, 6, 4, 3]);
  });

  it("show a doctor and a patient their own, whatever they ask for", async () => {
    const asked = { employeeId: practice.ids.otherDoctor };
    const own = await listAppointments(await practice.as(doctor), asked);
    expect(places(own)).toEqual([3, 4, 8, 10]);
    expect(totals(own)).toEqual([4, 3, 1, 9]);
    const mine = await listAppointments(await practice.as(patient), {});
    expect(places(mine)).toEqual([3, 7, 8]);
    expect(totals(mine)).toEqual([3, 2, 1, 7]);
  });

  it("are narrowed by doctor, type and state; -1 is no choice", async () => {
    const list = async (filter: object) =>
      places(await listAppointments(await practice.as(practice.administrator), filter));
    expect(await list({ employeeId: practice.ids.otherDoctor })).toEqual([6, 7]);
    expect(await list({ employeeId: "-1", branchId: "-1", type: "-1", state: "-1" })).toHaveLength(6);
    expect(await list({ state: String(S.CONFIRMED) })).toEqual([3, 8]);
    expect(await list({ type: "video" })).toEqual([]);
    expect(await list({ branchId: "unknown" })).toEqual([]);
  });

  it("refuse whoever may see none", async () => {
    await expect(listAppointments(await practice.as({ kind: "anonymous" }), {})).rejects.toMatchObject({ status: 401 });
    await expect(
      listAppointments(await practice.as(employeeActor(practice.ids.doctor, { approved: false })), {}),
    ).rejects.toMatchObject({ status: 403 });
  });
});

describe("the call listAllAppointments", () => {
  const call = async (input: object, actor: Actor = practice.administrator) =>
    listAllAppointments(await practice.as(actor), input);

  it("answers in the words of the specification", async () => {
    const answer = await call({ max: 1, offset: 1 });
    expect(answer).toMatchObject({
      status: true,
      upcomingAppointmentsCount: 6,
      upcomingAppointmentsTotalCount: 6,
      pastAppointmentsCount: 5,
      pastAppointmentsTotalCount: 5,
      offset: 1,
      max: 1,
      swipe: "future",
      currentDate: "04 May 2026",
      currentTime: 480,
      newAppointmentCount: 2,
      confirmedAppointmentCount: 3,
      totalAppointmentsCount: 11,
      canAssistVideoConsultation: true,
      hasHPRole: false,
      context: "employee",
    });
    expect(answer.appointments[0]).toEqual({
      id: ids[4],
      uuid: ids[4],
      stateId: 1,
      type: "in_patient",
      scheduledDateStringcc: "04 May 2026",
      scheduledTime: 540,
      requestedDateStringcc: "04 May 2026",
      requestedTime: 540,
      sessionDuration: 30,
      duetime: 5_700,
      timezonename: "Europe/Madrid",
      startTime: Date.UTC(2026, 4, 4, 7),
      requestedEmployeeId: practice.ids.doctor,
      branchId: practice.ids.branch,
      serviceOfferingId: practice.ids.clinicOffering,
      patientId: practice.ids.otherPatient,
      reason: "",
      employeeInteractionRating: null,
    });
  });

  it("says of a doctor that they have the role of one, and of a nurse that they have not", async () => {
    const nurse = employeeActor(practice.ids.otherDoctor, { roles: ["nurse"], teamUserType: 2 });
    expect((await call({}, doctor)).hasHPRole).toBe(true);
    expect((await call({}, nurse)).hasHPRole).toBe(false);
  });

  it("pages by offset through both sides without a gap or a double", async () => {
    for (const [swipe, expected] of [
      ["future", [4, 3, 7, 6, 10, 8]],
      ["past", [9, 5, 2, 1, 0]],
    ] as const) {
      const pages: number[] = [];
      for (let offset = 0; offset < 8; offset += 2) pages.push(...places(await call({ swipe, offset, max: 2 })));
      expect(pages).toEqual(expected);
    }
  });

  it("gives pages that join newest first where those of the future go before the list and of the past after", async () => {
    for (const [swipe, side, total] of [
      ["future", "before", 6],
      ["past", "after", 5],
    ] as const) {
      let list: { uuid: string; startsAt: number }[] = [];
      for (let offset = 0; offset < 8; offset += 2) {
        const { appointments } = await call({ swipe, offset, max: 2 });
        list = mergePage(
          list,
          appointments.map(({ uuid, startTime }) => ({ uuid, startsAt: startTime })),
          side,
        );
      }
      const starts = list.map(({ startsAt }) => startsAt);
      expect(starts).toHaveLength(total);
      expect(starts).toEqual(starts.toSorted((a, b) => b - a));
    }
  });

  it("counts what the filters leave, and everything as totals", async () => {
    const answer = await call({ employeeId: practice.ids.otherDoctor });
    expect(answer).toMatchObject({
      upcomingAppointmentsCount: 2,
      upcomingAppointmentsTotalCount: 6,
      pastAppointmentsCount: 0,
      pastAppointmentsTotalCount: 5,
    });
  });

  it("says which field is wrong", async () => {
    await expect(call({ max: "many" })).rejects.toMatchObject({
      status: 422,
      fields: [{ field: "max", message: "errors:field.number" }],
    });
    await expect(call({ swipe: "sideways" })).rejects.toMatchObject({
      fields: [{ field: "swipe", message: "errors:field.chooseOne" }],
    });
  });
});

describe("one appointment", () => {
  it("shows its buttons, its history and its names to whoever it concerns", async () => {
    const view = await viewAppointment(await practice.as(doctor), ids[4] ?? "");
    expect(view.appointment).toMatchObject({
      patient: { lastName: "Núñez" },
      employee: { lastName: "Okafor" },
      offering: { name: "Clinic visit" },
      branch: { name: "Main street" },
    });
    expect(view.buttons.map(({ action, reason }) => [action, reason?.key ?? null])).toEqual([
      ["confirm", null],
      ["reschedule", null],
      ["update", null],
      ["charge", null],
      ["mark-paid", null],
      ["reject", null],
      ["cancel", null],
    ]);
    expect(view.history).toMatchObject([{ action: "book", version: 1 }]);
  });

  it("lets a patient move or cancel what they asked for, which the clinic has to confirm", async () => {
    const view = await viewAppointment(await practice.as(patient), ids[7] ?? "");
    expect(view.buttons.map(({ action, reason }) => [action, reason?.key ?? null])).toEqual([
      ["reschedule", null],
      ["cancel", null],
    ]);
  });

  it("is audited when it is read, and not found by strangers", async () => {
    const context = await practice.as(doctor);
    await viewAppointment(context, ids[3] ?? "");
    const reads = await context.db
      .raw(
        "SELECT count(*) AS n FROM audit_event WHERE organization_id = ?1 AND subject_id = ?2 AND action = 'patient.read'",
        context.db.organizationId,
        ids[3],
      )
      .first<number>("n");
    expect(reads).toBe(1);
    const stranger = patientActor(practice.ids.otherPatient, practice.ids.otherPatientUser);
    await expect(viewAppointment(await practice.as(stranger), ids[3] ?? "")).rejects.toMatchObject({ status: 404 });
    await expect(
      viewAppointment(await practice.as(employeeActor(practice.ids.otherDoctor)), ids[3] ?? ""),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe("the home screen", () => {
  it("gives a doctor today's appointments and the requests, a patient the next that are not over", async () => {
    const work = await readStaffDay(await practice.as(doctor));
    expect(work.open.map(({ id }) => ids.indexOf(id))).toEqual([3, 4]);
    expect(work.requests.appointments.map(({ id }) => ids.indexOf(id))).toEqual([4]);
    expect(work.numbers).toMatchObject({ missed: 1, waiting: 0, withDoctor: 0 });
    const mine = await readPatientHome(await practice.as(patient));
    expect(mine.coming.map(({ id }) => ids.indexOf(id))).toEqual([7, 8]);
    // The last first, without what was called off.
    expect(mine.past.map(({ id }) => ids.indexOf(id))).toEqual([3, 2, 0]);
  });

  it("gives whoever sees everyone the day of the whole practice, and a patient no day at all", async () => {
    const work = await readStaffDay(await practice.as(practice.administrator));
    // Who is with a doctor stands before who is not here yet.
    expect(work.open.map(({ id }) => ids.indexOf(id))).toEqual([6, 3, 4]);
    expect([work.onlyOf, work.numbers.withDoctor]).toEqual([null, 1]);
    await expect(readStaffDay(await practice.as(patient))).rejects.toMatchObject({ status: 403 });
    await expect(readStaffWeek(await practice.as(patient))).rejects.toMatchObject({ status: 403 });
  });

  it("counts the week by days beside last week's, without what was called off, and its hours", async () => {
    const [monday, tuesday, ...others] = await readStaffWeek(await practice.as(practice.administrator));
    expect(monday).toMatchObject({ day: "2026-05-04", appointments: 3, before: 0, booked: 1.5 * HOUR });
    expect(tuesday).toMatchObject({ appointments: 2, booked: HOUR });
    expect(monday?.offered).toBeGreaterThanOrEqual(monday?.booked ?? 0);
    expect(others.map(({ before }) => before)).toEqual([0, 0, 0, 1, 1]);
    const [own] = await readStaffWeek(await practice.as(doctor));
    expect(own).toMatchObject({ appointments: 2, booked: HOUR });
  });
});

describe("a long past", () => {
  it("costs a list nothing: it reads as many rows with thousands of appointments as with few", async () => {
    const read = async () => {
      const context = await practice.as(practice.administrator);
      const list = await listAppointments(context, {});
      const mine = await practice.as(patientActor(practice.ids.otherPatient, practice.ids.otherPatientUser));
      await listAppointments(mine, {});
      const { rowsRead, roundTrips } = context.db.meter;
      const past = list.totals.find(({ tab }) => tab === "past")?.total ?? 0;
      return { rows: rowsRead, past, places: places(list), roundTrips, rowsOfPatient: mine.db.meter.rowsRead };
    };
    const before = await read();
    const system = await practice.as({ kind: "system", task: "test" });
    const own = system.db.organizationId;
    const indexes = JSON.stringify(Array.from({ length: 3_000 }, (_, index) => index));
    // One appointment a day for eight years, and where it is counted.
    await system.db
      .raw(
        `INSERT INTO appointment (organization_id, id, state_id, type, employee_id, branch_id, service_offering_id, patient_id, starts_at, ends_at, time_zone, local_day, booked_by, created_at, updated_at)
SELECT ?1, 'old-' || value, 8, 'in_patient', ?2, ?3, ?4, ?5, ?6 - value * 86400000, ?6 - value * 86400000 + 1800000, 'Europe/Madrid', date('2026-04-04', '-' || value || ' days'), 'STAFF', 0, 0 FROM json_each(?7)`,
        own,
        practice.ids.doctor,
        practice.ids.branch,
        practice.ids.clinicOffering,
        practice.ids.patient,
        MONDAY - 30 * 24 * HOUR,
        indexes,
      )
      .run();
    await system.db
      .raw(
        `INSERT INTO appointment_count (organization_id, local_day, employee_id, branch_id, type, state_id, count)
SELECT ?1, date('2026-04-04', '-' || value || ' days'), ?2, ?3, 'in_patient', 8, 1 FROM json_each(?4) WHERE true
ON CONFLICT (organization_id, local_day, employee_id, branch_id, type, state_id) DO UPDATE SET count = count + 1`,
        own,
        practice.ids.doctor,
        practice.ids.branch,
        indexes,
      )
      .run();
    const after = await read();
    expect(after.places).toEqual(before.places);
    expect(after.past).toBe(before.past + 3_000);
    expect(after.rows).toBeLessThanOrEqual(before.rows);
    expect(after.rowsOfPatient).toBeLessThanOrEqual(before.rowsOfPatient);
    expect(after.roundTrips).toBeLessThanOrEqual(6);
  });
});

describe("the home screen of the day after", () => {
  it("has what was proposed for yesterday and nobody has answered for, among what is late, until it runs out", async () => {
    const system = await practice.as({ kind: "system", task: "test" });
    const endsAt = MONDAY - 14 * HOUR;
    const proposed = { startsAt: endsAt - HOUR / 2, stateId: 6, employeeId: practice.ids.otherDoctor } as const;
    const id = await givenAppointment(practice, system, proposed);
    const on = async (now: number) => readStaffDay(await practice.as(practice.administrator, now));
    const day = await on(MONDAY);
    expect(day.open.map((line) => line.id)).toContain(id);
    expect(day.numbers.unanswered).toBe(1);
    expect((await on(endsAt + 24 * HOUR)).open.map((line) => line.id)).not.toContain(id);
  });
});
