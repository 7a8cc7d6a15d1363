import { expect, test } from "vitest";
import { createZoneTable } from "~/kernel/time/zones";
import { APPOINTMENT_STATE as S } from "../appointments/appointment-states";
import { bookedByDay, msByDay, weekBefore, weekDays, weekOf } from "./week-plots";

const HOUR = 3_600_000;

test("a week runs from Monday to Sunday, and the one before it begins seven days earlier", () => {
  for (const day of ["2026-05-04", "2026-05-07", "2026-05-10"]) {
    expect([weekOf(day)[0], weekOf(day).at(-1), weekBefore(day)]).toEqual(["2026-05-04", "2026-05-10", "2026-04-27"]);
  }
});

test("time is counted on the days of the clock, over midnight and over a change of the clock", () => {
  const from = Date.UTC(2026, 2, 28, 22);
  const span = createZoneTable().span("Europe/Madrid", from - 24 * HOUR, from + 72 * HOUR);
  // 23:00 in Madrid on the 28th; the 29th has 23 hours.
  expect([...msByDay(span, [{ start: from, end: from + 26 * HOUR }])]).toEqual([
    ["2026-03-28", HOUR],
    ["2026-03-29", 23 * HOUR],
    ["2026-03-30", 2 * HOUR],
  ]);
});

test("a day stands beside the same day of last week, without what was called off", () => {
  const counts = [
    { day: "2026-05-04", stateId: S.CONFIRMED, count: 3 },
    { day: "2026-05-04", stateId: S.CANCELED, count: 2 },
    { day: "2026-04-27", stateId: S.COMPLETED, count: 4 },
  ];
  const hours = { booked: new Map([["2026-05-04", HOUR]]), offered: new Map([["2026-05-04", 8 * HOUR]]) };
  const [monday, tuesday] = weekDays(weekOf("2026-05-04"), counts, hours);
  expect(monday).toEqual({ day: "2026-05-04", appointments: 3, before: 4, booked: HOUR, offered: 8 * HOUR });
  expect(tuesday).toMatchObject({ appointments: 0, before: 0, booked: 0, offered: 0 });
});

test("a group session takes its time once, by its longest seat, and every other appointment its own", () => {
  const seat = (sessionId: string | null, ms: number, day = "2026-05-04") => ({ day, ms, sessionId });
  const times = [seat(null, HOUR), seat("s", HOUR), seat("s", 2 * HOUR), seat("s", HOUR), seat(null, HOUR)];
  expect([...bookedByDay([...times, seat("s", HOUR, "2026-05-05")])]).toEqual([
    ["2026-05-04", 4 * HOUR],
    ["2026-05-05", HOUR],
  ]);
});
