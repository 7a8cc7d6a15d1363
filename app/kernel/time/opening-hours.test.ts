import { describe, expect, test } from "vitest";
import { openStateAt, readHours, saysHours, storedHours, weekOf } from "./opening-hours";

const WEEK = weekOf(["08:00-12:00, 13:00-17:00", "08:00-17:00", "08:00-17:00", "08:00-17:00", "22:00-02:00", "", ""]);
/** 30 November 2026 is a Monday. */
const local = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, 30 + day, hour, minute);

describe("hours as they are typed", () => {
  test.each([
    ["8-12, 1 pm-5:30 pm", "08:00-12:00, 13:00-17:30"],
    ["9:00 – 17:00", "09:00-17:00"],
    ["٨:٠٠–١٦:٠٠", "08:00-16:00"],
    ["13:00-17:00; 8:00-12:00", "08:00-12:00, 13:00-17:00"],
    ["22:00-06:00", "22:00-06:00"],
    ["0:00-24:00", "00:00-24:00"],
    ["9-12, 12-17", "09:00-17:00"],
    ["15-18, 12-15, 8-10", "08:00-10:00, 12:00-18:00"],
    ["", ""],
  ])("%s is kept as %s", (typed, stored) => {
    expect(storedHours(typed)).toBe(stored);
    expect(storedHours(stored)).toBe(stored);
  });

  test.each(["open", "8", "8-", "8-9-10", "25:00-26:00", "8-12, 11-13", "8-8", "1-2,3-4,5-6,7-8,9-10"])(
    "%s is refused",
    (typed) => {
      expect(readHours(typed)).toBeUndefined();
      expect(storedHours(typed)).toBe(typed);
    },
  );
});

describe("whether a place is open", () => {
  test("it says until when, in the span that holds now", () => {
    expect(openStateAt(WEEK, local(0, 8))).toEqual({ open: true, until: 720, allDay: false });
    expect(openStateAt(WEEK, local(0, 16, 59))).toEqual({ open: true, until: 1_020, allDay: false });
  });

  test("it says when it opens next: today, another day, or never", () => {
    expect(openStateAt(WEEK, local(0, 12))).toEqual({ open: false, opens: { inDays: 0, weekday: 1, at: 780 } });
    expect(openStateAt(WEEK, local(0, 17))).toEqual({ open: false, opens: { inDays: 1, weekday: 2, at: 480 } });
    expect(openStateAt(WEEK, local(5, 10))).toEqual({ open: false, opens: { inDays: 2, weekday: 1, at: 480 } });
    expect(openStateAt(weekOf(["", "", "", "", "", "", ""]), local(0, 9))).toEqual({ open: false, opens: null });
  });

  test("a span beyond midnight holds on the next morning", () => {
    expect(openStateAt(WEEK, local(4, 23))).toEqual({ open: true, until: 120, allDay: false });
    expect(openStateAt(WEEK, local(5, 1, 59))).toEqual({ open: true, until: 120, allDay: false });
    expect(openStateAt(WEEK, local(5, 2)).open).toBe(false);
  });

  test("a span that ends at midnight goes on where the next day begins with one", () => {
    const night = weekOf(["20:00-24:00", "00:00-06:00, 9-12", "", "", "", "", ""]);
    expect(openStateAt(night, local(0, 22))).toEqual({ open: true, until: 360, allDay: false });
    expect(openStateAt(night, local(1, 10))).toEqual({ open: true, until: 720, allDay: false });
  });

  test("once a week it opens again a week later, and day and night is said as such", () => {
    const once = weekOf(["09:00-10:00", "", "", "", "", "", ""]);
    expect(openStateAt(once, local(0, 11))).toEqual({ open: false, opens: { inDays: 7, weekday: 1, at: 540 } });
    expect(openStateAt(weekOf(Array<string>(7).fill("00:00-24:00")), local(2, 3))).toMatchObject({ allDay: true });
  });

  test("a week of which nothing was typed says no hours", () => {
    expect([saysHours(weekOf(["", "", "", "", "", "", ""])), saysHours(WEEK)]).toEqual([false, true]);
  });
});
