import { describe, expect, it } from "vitest";
import { weekOf } from "~/kernel/time/opening-hours";
import { answerTimes, timeBetween, timeRunsOut, type AnswerClock } from "./answer-clock";

const HOUR = 3_600_000;
/** Open on weekdays from 8 to 12 and from 13 to 17, in Madrid. */
const WEEKDAYS: AnswerClock = {
  week: weekOf([...Array<string>(5).fill("08:00-12:00, 13:00-17:00"), "", ""]),
  timeZone: "Europe/Madrid",
};
const ALWAYS: AnswerClock = { week: null, timeZone: "Europe/Madrid" };
/** As of a wall clock in Madrid in summer. */
const madrid = (day: number, hour: number, minute = 0) => Date.UTC(2026, 4, day, hour - 2, minute);

describe("the time to answer", () => {
  it("runs around the clock where the practice counts every hour", () => {
    expect(timeRunsOut(ALWAYS, madrid(1, 16), 24 * HOUR)).toBe(madrid(2, 16));
    expect(timeBetween(ALWAYS, madrid(1, 16), madrid(2, 4))).toBe(12 * HOUR);
  });

  it("stands still while the practice is closed: at noon, at night and over the weekend", () => {
    // Friday 1 May, 16:00: one hour is left of it, the other seven are Monday's.
    expect(timeRunsOut(WEEKDAYS, madrid(1, 16), 8 * HOUR)).toBe(madrid(4, 16));
    expect(timeRunsOut(WEEKDAYS, madrid(4, 11, 30), HOUR)).toBe(madrid(4, 13, 30));
    // Sunday: it begins on Monday.
    expect(timeRunsOut(WEEKDAYS, madrid(3, 10), 30 * 60_000)).toBe(madrid(4, 8, 30));
    expect(timeBetween(WEEKDAYS, madrid(1, 16), madrid(4, 9))).toBe(2 * HOUR);
    expect(timeBetween(WEEKDAYS, madrid(4, 9), madrid(4, 9))).toBe(0);
  });

  it("keeps the opening hours of the wall clock when the clock is changed", () => {
    // The night before Sunday 29 March 2026 is an hour short.
    const sunday: AnswerClock = {
      week: weekOf(["", "", "", "", "", "00:00-24:00", "00:00-24:00"]),
      timeZone: "Europe/Madrid",
    };
    const saturdayNoon = Date.UTC(2026, 2, 28, 11);
    expect(timeRunsOut(sunday, saturdayNoon, 24 * HOUR)).toBe(Date.UTC(2026, 2, 29, 11));
    expect(timeBetween(sunday, saturdayNoon, Date.UTC(2026, 2, 29, 22))).toBe(35 * HOUR);
  });

  it("goes on after midnight where the practice is open through the night", () => {
    const nights: AnswerClock = { week: weekOf(["22:00-02:00", "", "", "", "", "", ""]), timeZone: "Europe/Madrid" };
    expect(timeRunsOut(nights, madrid(5, 1), HOUR)).toBe(madrid(5, 2));
    expect(timeRunsOut(nights, madrid(5, 1), 2 * HOUR)).toBe(madrid(11, 23));
  });

  it("counts every hour where the practice is never open", () => {
    const never: AnswerClock = { week: weekOf(["", "", "", "", "", "", ""]), timeZone: "Europe/Madrid" };
    expect(timeRunsOut(never, madrid(1, 8), 5 * HOUR)).toBe(madrid(1, 13));
  });

  it("has a reminder at half of it, goes to others at four fifths and then is over", () => {
    expect(answerTimes(WEEKDAYS, madrid(4, 8), 10 * HOUR)).toEqual({
      warnAt: madrid(4, 14),
      passAt: madrid(4, 17),
      dueAt: madrid(5, 10),
    });
  });
});
