import { beforeAll, describe, expect, it } from "vitest";
import { loadRowsStatements } from "~/db/load-rows.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { blockTime } from "~/features/scheduling/services/calendar/block-time.server";
import { readCalendar } from "~/features/scheduling/services/calendar/read-calendar.server";
import type { Actor } from "~/platform/access/actor.server";
import { uuidv7 } from "~/kernel/ids";
import type { Cell } from "../../support/practice";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { givenAppointment, HOUR, MONDAY, type Practice } from "./scene";

let practice: Practice;
let doctor: Actor;
let appointment: string;
let other: string;

/** Tuesday 5 May 2026 at an hour of Madrid's clock, UTC+2. */
const at = (hours: number) => MONDAY + 24 * HOUR + (hours - 8) * HOUR;

beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
  doctor = employeeActor(practice.ids.doctor);
  const system = await practice.as({ kind: "system", task: "test" });
  appointment = await givenAppointment(practice, system, { startsAt: at(10), stateId: S.CONFIRMED });
  other = await givenAppointment(practice, system, {
    startsAt: at(11),
    stateId: S.NEW,
    employeeId: practice.ids.otherDoctor,
    patientId: practice.ids.otherPatient,
  });
  await givenAppointment(practice, system, { startsAt: at(12), stateId: S.CANCELED });
});

const calendar = async (actor: Actor, asked: Record<string, unknown> = {}) =>
  readCalendar(await practice.as(actor), { day: "2026-05-05", ...asked });
const idsOf = ({ board }: Awaited<ReturnType<typeof calendar>>) => board.appointments.map(({ id }) => id);

describe("the staff's calendar", () => {
  it("shows an administrator the week from Monday on, of every doctor, without what is called off", async () => {
    const shown = await calendar(practice.administrator);
    expect(idsOf(shown)).toEqual([appointment, other]);
    expect(shown.board).toMatchObject({ view: "week", today: "2026-05-04", zone: "Europe/Madrid" });
    expect([shown.board.days[0], shown.board.days.at(-1)]).toEqual(["2026-05-04", "2026-05-10"]);
    expect((await calendar(practice.administrator, { all: "on" })).board.appointments).toHaveLength(3);
  });

  it("shades the hours that the slot engine opens: nine to five on the clock of the place", async () => {
    const { board } = await calendar(practice.administrator, { view: "day", employeeId: practice.ids.doctor });
    expect(board.hours).toEqual([
      { employeeId: practice.ids.doctor, open: [{ start: at(9), end: at(17) }], free: [], breaks: [], away: [] },
    ]);
  });

  it("takes -1 for no selection, and narrows by doctor, branch and service", async () => {
    const none = { employeeId: "-1", branchId: "-1", departmentId: "-1", serviceOfferingId: "-1" };
    expect(idsOf(await calendar(practice.administrator, none))).toEqual([appointment, other]);
    expect(idsOf(await calendar(practice.administrator, { employeeId: practice.ids.otherDoctor }))).toEqual([other]);
    const both = { employeeId: [practice.ids.doctor, practice.ids.otherDoctor] };
    expect(idsOf(await calendar(practice.administrator, both))).toEqual([appointment, other]);
    expect(idsOf(await calendar(practice.administrator, { serviceOfferingId: practice.ids.videoOffering }))).toEqual(
      [],
    );
    expect(idsOf(await calendar(practice.administrator, { branchId: practice.ids.branch }))).toEqual([
      appointment,
      other,
    ]);
    expect(idsOf(await calendar(practice.administrator, { branchId: "unknown" }))).toEqual([]);
    expect(idsOf(await calendar(practice.administrator, { departmentId: "unknown" }))).toEqual([]);
  });

  it("shows a doctor their own, whoever they ask for, and a nurse everyone's", async () => {
    expect(idsOf(await calendar(doctor))).toEqual([appointment]);
    expect(idsOf(await calendar(doctor, { employeeId: practice.ids.otherDoctor }))).toEqual([]);
    const nurse = employeeActor(practice.created.creatorEmployeeId, { roles: [ROLE.NURSE] });
    const shown = await calendar(nurse);
    expect(idsOf(shown)).toEqual([appointment, other]);
  });

  it("is for nobody who is unapproved or not signed in, and another organization's is its own", async () => {
    const unapproved = employeeActor(practice.ids.doctor, { approved: false });
    await expect(calendar(unapproved)).rejects.toMatchObject({ status: 403 });
    await expect(calendar({ kind: "anonymous" })).rejects.toMatchObject({ status: 401 });
    const foreign = await openPractice({ now: MONDAY });
    const theirs = await readCalendar(await foreign.as(foreign.administrator), {
      day: "2026-05-05",
      employeeId: practice.ids.doctor,
    });
    expect(theirs.board.appointments).toEqual([]);
    expect(theirs.board.doctors).toEqual([]);
  });

  it("lays blocked time beside the appointments, with its note, under every service", async () => {
    const { id } = await blockTime(await practice.as(practice.administrator), {
      employeeId: practice.ids.doctor,
      branchId: practice.ids.branch,
      startsAt: at(14),
      durationMinutes: 45,
      reason: "Team meeting",
    });
    const { board } = await calendar(practice.administrator, { serviceOfferingId: practice.ids.clinicOffering });
    expect(board.appointments.find((each) => each.id === id)).toMatchObject({
      stateId: S.BLOCKED,
      patient: null,
      offering: null,
      note: "Team meeting",
      endsAt: at(14) + 45 * 60_000,
    });
  });

  it("reads a month of fifty doctors with ten thousand bookings in at most three round trips", async () => {
    const clinic = await openPractice({ now: MONDAY });
    const system = await clinic.as({ kind: "system", task: "test" });
    const { db } = system;
    const doctors = Array.from({ length: 50 }, () => uuidv7(MONDAY));
    const role = clinic.created.roles[ROLE.PROVIDER] ?? "";
    const rows = Array.from({ length: 10_000 }, (_, n) => {
      const startsAt = MONDAY + Math.floor(n / 50 / 8) * 24 * HOUR + (1 + (Math.floor(n / 50) % 8)) * HOUR;
      return [
        uuidv7(MONDAY),
        ...[2, "in_patient", doctors[n % 50] ?? "", clinic.ids.branch, clinic.ids.clinicOffering, clinic.ids.patient],
        ...[startsAt, startsAt + HOUR / 2, "Europe/Madrid", new Date(startsAt).toISOString().slice(0, 10), "STAFF"],
        ...[MONDAY, MONDAY],
      ];
    });
    const columns =
      "id state_id type employee_id branch_id service_offering_id patient_id starts_at ends_at time_zone local_day booked_by created_at updated_at";
    await copyDoctors(clinic, doctors);
    await db.rawBatch([
      ...loadRowsStatements(
        db,
        "employee_role",
        ["employee_id", "role_id"],
        doctors.map((id) => [id, role]),
      ),
      ...loadRowsStatements(
        db,
        "employee_branch",
        ["employee_id", "branch_id"],
        doctors.map((id) => [id, clinic.ids.branch]),
      ),
      ...loadRowsStatements(db, "appointment", columns.split(" "), rows),
    ]);
    const asked = { view: "agenda", day: "2026-05-01", to: "2026-05-31" };
    const one = await clinic.as(clinic.administrator);
    await readCalendar(one, { ...asked, employeeId: clinic.ids.doctor });
    const all = await clinic.as(clinic.administrator);
    const before = all.db.meter.roundTrips;
    const { board } = await readCalendar(all, asked);
    expect(board.appointments).toHaveLength(10_000);
    expect(board.doctors).toHaveLength(52);
    expect(all.db.meter.roundTrips - before).toBeLessThanOrEqual(3);
    expect(all.db.meter.roundTrips).toBe(one.db.meter.roundTrips);
  });
});

/** Fifty more like the practice's doctor, each with a user of the same id. */
async function copyDoctors(clinic: Practice, ids: readonly string[]): Promise<void> {
  const { db } = await clinic.as({ kind: "system", task: "test" });
  const copy = async (table: string, of: string, changed: (id: string) => Record<string, Cell>) => {
    const { results } = await db
      .raw(`SELECT * FROM ${table} WHERE organization_id = ?1 AND id = ?2`, db.organizationId, of)
      .all<Record<string, Cell>>();
    const { organization_id: _own, ...row } = results[0] ?? {};
    const columns = Object.keys(row);
    const rows = ids.map((id) => {
      const one: Record<string, Cell> = { ...row, id, ...changed(id) };
      return columns.map((column) => one[column] ?? null);
    });
    await db.rawBatch(loadRowsStatements(db, table, columns, rows));
  };
  await copy("user", clinic.ids.doctorUser, (id) => ({
    username: `${id}@clinic.example`,
    email: `${id}@clinic.example`,
  }));
  await copy("employee", clinic.ids.doctor, (id) => ({ user_id: id }));
}

it("leaves patients to their list", async () => {
  const patient = patientActor(practice.ids.patient, practice.ids.patientUser);
  await expect(calendar(patient)).rejects.toMatchObject({ status: 403 });
});
