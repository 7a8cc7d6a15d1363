import { describe, expect, it } from "vitest";
import { dueTimes, localDay } from "./schedule";

const DAILY = { times: [480], days: [1, 2, 3, 4, 5, 6, 7], windowMinutes: 180 };
const said = (times: readonly number[]) => times.map((at) => new Date(at).toISOString().slice(0, 16));

describe("when a reading is due", () => {
  it("is the same time on the wall before and after the clock changes", () => {
    const from = Date.UTC(2026, 2, 27, 12);
    expect(said(dueTimes(DAILY, "Europe/Madrid", from, from + 3 * 86_400_000))).toEqual([
      "2026-03-28T07:00",
      "2026-03-29T06:00",
      "2026-03-30T06:00",
    ]);
  });

  it("is when the clock goes on where it skips the time, and the first of two times that it shows twice", () => {
    const at = { ...DAILY, times: [150] };
    const spring = Date.UTC(2026, 2, 28, 12);
    expect(said(dueTimes(at, "Europe/Madrid", spring, spring + 86_400_000))).toEqual(["2026-03-29T01:00"]);
    const autumn = Date.UTC(2026, 9, 24, 12);
    expect(said(dueTimes(at, "Europe/Madrid", autumn, autumn + 86_400_000))).toEqual(["2026-10-25T00:30"]);
  });

  it("keeps to its days of the week, begins after the instant that is asked for and ends at it", () => {
    const mondays = { ...DAILY, days: [1], times: [480, 1200] };
    const monday = Date.UTC(2026, 4, 4, 8);
    expect(said(dueTimes(mondays, "UTC", monday, monday + 7 * 86_400_000))).toEqual([
      "2026-05-04T20:00",
      "2026-05-11T08:00",
    ]);
  });

  it("falls on the day of the zone", () => {
    const at = Date.UTC(2026, 4, 4, 22, 30);
    expect(localDay("Europe/Madrid", at) - localDay("UTC", at)).toBe(1);
  });
});
