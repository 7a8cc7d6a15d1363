import { describe, expect, it } from "vitest";
import { createZoneTable } from "~/kernel/time/zones";
import { APPOINTMENT_STATE as S, type AppointmentState } from "../appointments/appointment-states";
import {
  brokenOnBoard,
  canGiveAway,
  canMove,
  canResize,
  carry,
  changeOnDay,
  columnAfter,
  columnsOf,
  moveSaid,
  takeUp,
  wantedChange,
} from "./calendar-move";
import { daysOfView, type CalendarBoard, type CalendarView, type CalendarAppointment } from "./calendar-view";

const HOUR = 3_600_000;
/** Tuesday 5 May 2026, 10:00 in Madrid. */
const TEN = Date.UTC(2026, 4, 5, 8);

const appointment = (stateId: AppointmentState = S.CONFIRMED): CalendarAppointment => ({
  ...{ id: "v", employeeId: "ada", branchId: "b", stateId, type: "in_patient", timeZone: "Europe/Madrid" },
  ...{ startsAt: TEN, endsAt: TEN + HOUR / 2, patient: "Nia Adeyemi", offering: "Check", note: "" },
});

const doctor = (id: string) => ({ id, title: 8, firstName: id, lastName: id, branchIds: ["b"] });
const board = (view: CalendarView, ...doctors: string[]): CalendarBoard => ({
  ...{
    view,
    day: "2026-05-05",
    today: "2026-05-05",
    zone: "Europe/Madrid",
    slotMinutes: 15,
    hours: [],
    mayAssign: true,
    consultsFor: null,
    callsOf: null,
    rowMinutes: 30,
  },
  days: daysOfView(view, "2026-05-05"),
  span: createZoneTable().span("Europe/Madrid", TEN - 200 * HOUR, TEN + 200 * HOUR),
  doctors: doctors.map(doctor),
  appointments: [appointment()],
  ...{ layers: [], acts: [], arrivals: { rights: [], roomsOf: {} }, held: [], waiting: [] },
});

describe("a week of several doctors", () => {
  const week = board("week", "ada", "bruno");
  const columns = columnsOf(week);
  const frame = { columns, perDoctor: 7 };

  it("has a row a doctor, whose columns are its days", () => {
    expect(columns.map(({ employeeId }) => employeeId)).toEqual([...Array(7).fill("ada"), ...Array(7).fill("bruno")]);
    expect(columns[8]?.day).toBe("2026-05-05");
  });

  it("lets an appointment go down to another doctor, along to another day, and no further down than the last", () => {
    expect(columnAfter(1, { along: 0, down: 1 }, frame)).toEqual({ column: 8, turn: 0 });
    expect(columnAfter(8, { along: 1, down: 0 }, frame)).toEqual({ column: 9, turn: 0 });
    expect(columnAfter(8, { along: 0, down: 1 }, frame)).toEqual({ column: 8, turn: 0 });
    expect(columnAfter(1, { along: 0, down: -1 }, frame)).toEqual({ column: 1, turn: 0 });
  });

  it("goes on in the week after its last day and before its first, in the same row", () => {
    expect(columnAfter(6, { along: 1, down: 0 }, frame)).toEqual({ column: 0, turn: 1 });
    expect(columnAfter(7, { along: -1, down: 0 }, frame)).toEqual({ column: 13, turn: -1 });
  });

  it("asks for the other doctor at the same time", () => {
    const up = takeUp(week, columns, appointment(), "move")!;
    expect(wantedChange(week, columns, carry(up, 0, 8, columns.length))).toMatchObject({
      employeeId: "bruno",
      startsAt: TEN,
    });
  });
});

describe("an appointment that is carried beyond what is shown", () => {
  it("comes to the next day of the same doctor where the columns are doctors", () => {
    const columns = columnsOf(board("day", "ada", "bruno"));
    expect(columnAfter(1, { along: 1, down: 0 }, { columns, perDoctor: 0 })).toEqual({ column: 1, turn: 1 });
  });

  it("is dropped on a day of the month at its time, of the same doctor", () => {
    const week = board("week", "ada");
    const up = takeUp(week, columnsOf(week), appointment(), "move")!;
    expect(changeOnDay(week, up, "2026-05-12")).toMatchObject({
      employeeId: "ada",
      startsAt: TEN + 7 * 24 * HOUR,
      endsAt: TEN + 7 * 24 * HOUR + HOUR / 2,
    });
    expect(changeOnDay(week, up, "2026-05-05")).toBeUndefined();
  });
});

describe("carrying an appointment over the board", () => {
  it("moves by minutes and days, and asks for the instant of the new place", () => {
    const week = board("week", "ada", "bruno");
    const columns = columnsOf(week);
    const up = takeUp(week, columns, appointment(), "move");
    expect(up).toMatchObject({ column: 1, from: 600, to: 630 });
    const carried = carry(up!, 75, 3, columns.length);
    expect(wantedChange(week, columns, carried)).toMatchObject({
      employeeId: "ada",
      startsAt: TEN + 48 * HOUR + 75 * 60_000,
      endsAt: TEN + 48 * HOUR + 105 * 60_000,
    });
  });

  it("gives it to the doctor of another column of the day", () => {
    const day = board("day", "ada", "bruno");
    const columns = columnsOf(day);
    const carried = carry(takeUp(day, columns, appointment(), "move")!, 0, 1, columns.length);
    expect(wantedChange(day, columns, carried)).toMatchObject({ employeeId: "bruno", startsAt: TEN });
  });

  it("stays within the day and the board", () => {
    const day = board("day", "ada");
    const columns = columnsOf(day);
    const up = takeUp(day, columns, appointment(), "move")!;
    expect(carry(up, 5_000, 7, columns.length)).toMatchObject({ column: 0, from: 1410, to: 1440 });
    expect(carry(up, -5_000, -7, columns.length)).toMatchObject({ column: 0, from: 0, to: 30 });
  });

  it("asks for nothing where it is put down where it was", () => {
    const week = board("week", "ada");
    const columns = columnsOf(week);
    expect(wantedChange(week, columns, takeUp(week, columns, appointment(), "move")!)).toBeUndefined();
    expect(wantedChange(week, columns, takeUp(week, columns, appointment(), "resize")!)).toBeUndefined();
  });

  it("asks for nothing at a time that the clock skips", () => {
    const spring = { ...board("day", "ada"), day: "2026-03-29", days: ["2026-03-29"] };
    spring.span = createZoneTable().span("Europe/Madrid", Date.UTC(2026, 2, 27), Date.UTC(2026, 3, 1));
    const columns = columnsOf(spring);
    const moving = { appointment: appointment(), how: "move", column: 0, from: 150, to: 180 } as const;
    expect(wantedChange(spring, columns, moving)).toBeUndefined();
  });

  it("changes the end alone when it grows, and leaves at least five minutes", () => {
    const week = board("week", "ada");
    const columns = columnsOf(week);
    const up = takeUp(week, columns, appointment(), "resize")!;
    expect(wantedChange(week, columns, carry(up, 15, 5, columns.length))).toMatchObject({
      startsAt: TEN,
      endsAt: TEN + 45 * 60_000,
    });
    expect(carry(up, -500, 0, columns.length)).toMatchObject({ from: 600, to: 605 });
  });
});

describe("what can be done on the board", () => {
  it("follows the state: what has begun can only grow, what is over stays, blocked time is free", () => {
    const can = (state: AppointmentState) => [canMove(appointment(state)), canResize(appointment(state))];
    expect(can(S.NEW)).toEqual([true, true]);
    expect(can(S.CONFIRMED)).toEqual([true, true]);
    expect(can(S.CONFIRMED_WALKIN)).toEqual([false, true]);
    expect(can(S.IN_PROGRESS)).toEqual([false, true]);
    expect(can(S.BLOCKED)).toEqual([true, true]);
    for (const state of [S.CONCLUDED, S.COMPLETED, S.CANCELED, S.NO_SHOW]) expect(can(state)).toEqual([false, false]);
  });

  it("carries an open group session as a whole, which changes its length and provider by its own page alone", () => {
    const session = (stateId: AppointmentState) => ({
      ...appointment(stateId),
      patient: null,
      seats: { taken: 2, of: 3 },
    });
    const can = (each: CalendarAppointment) => [canMove(each), canResize(each), canGiveAway(each)];
    expect(can(session(S.CONFIRMED))).toEqual([true, false, false]);
    expect(can(session(S.CANCELED))).toEqual([false, false, false]);
    expect(can(session(S.CONCLUDED))).toEqual([false, false, false]);
  });
});

describe("what a move breaks is said before it is asked for", () => {
  const hours = (employeeId: string, ...open: { start: number; end: number }[]) => ({
    ...{ employeeId, open, free: [], breaks: [], away: [] },
  });
  const shown = (...appointments: CalendarAppointment[]): CalendarBoard => ({
    ...board("day", "ada", "bo"),
    appointments,
    // Two pieces of one morning.
    hours: [hours("ada", { start: TEN, end: TEN + HOUR }, { start: TEN + HOUR, end: TEN + 2 * HOUR }), hours("bo")],
  });
  const to = (startsAt: number, employeeId = "ada") => ({
    ...{ appointment: appointment(), how: "move" as const, employeeId, startsAt, endsAt: startsAt + HOUR / 2 },
  });

  it("by the doctor's hours, which go on from one piece to the next", () => {
    expect(brokenOnBoard(shown(), to(TEN + 0.75 * HOUR))).toEqual([]);
    expect(brokenOnBoard(shown(), to(TEN + 2 * HOUR))).toEqual(["outsideHours"]);
    expect(brokenOnBoard(shown(), to(TEN, "bo"))).toEqual(["outsideHours"]);
  });

  it("by other appointments of that doctor that hold their time", () => {
    const other = { ...appointment(), id: "w", startsAt: TEN + HOUR, endsAt: TEN + 1.5 * HOUR };
    expect(brokenOnBoard(shown(appointment(), other), to(TEN + 0.75 * HOUR))).toEqual(["alreadyTaken"]);
    expect(brokenOnBoard(shown({ ...other, stateId: S.CANCELED }), to(TEN + HOUR))).toEqual([]);
    expect(brokenOnBoard(shown({ ...other, employeeId: "bo" }), to(TEN + HOUR))).toEqual([]);
  });

  it("and nothing of a day that the board does not show", () => {
    expect(brokenOnBoard(shown(), to(TEN + 48 * HOUR))).toEqual([]);
  });
});

it("whoever moved it with the patient's agreement, or quietly, is not told that the patient is asked", () => {
  expect(moveSaid({})).toBe("move");
  expect(moveSaid({ patientAgreed: true, doNotNotify: true })).toBe("moveConfirmed");
  expect(moveSaid({ doNotNotify: true })).toBe("moveQuietly");
});
