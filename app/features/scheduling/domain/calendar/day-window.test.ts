import { describe, expect, it } from "vitest";
import { createZoneTable } from "~/kernel/time/zones";
import { dayWindow } from "./day-window";

const zones = createZoneTable();
const options = { zone: "Asia/Bahrain", today: "2026-11-21", lastDay: "2027-01-20" };
/** 2026-11-30 at 09:00 and 09:30 in Bahrain (UTC+3), and 2026-12-02 at 00:30 there, still the 1st in UTC. */
const starts = [Date.UTC(2026, 10, 30, 6), Date.UTC(2026, 10, 30, 6, 30), Date.UTC(2026, 11, 1, 21, 30)];

describe("a week of free times", () => {
  it("opens at the first free day, in weeks counted from today", () => {
    const window = dayWindow(starts, options, zones);
    expect(window.days.map(({ date }) => date)).toEqual([
      "2026-11-28",
      "2026-11-29",
      "2026-11-30",
      "2026-12-01",
      "2026-12-02",
      "2026-12-03",
      "2026-12-04",
    ]);
    expect(window.day).toBe("2026-11-30");
    expect(window.days[2]?.starts).toEqual(starts.slice(0, 2));
    expect([window.earlier, window.later]).toEqual(["2026-11-21", "2026-12-05"]);
  });

  it("opens on the day of what is moved, on the next with times where it has none, on the first where it is past", () => {
    const dayNear = (near: string) => dayWindow(starts, { ...options, near }, zones).day;
    expect(["2026-11-10", "2026-11-22", "2026-12-01", "2026-12-02"].map(dayNear)).toEqual([
      ...["2026-11-30", "2026-11-30", "2026-12-02", "2026-12-02"],
    ]);
    expect(dayWindow(starts, { ...options, near: "2026-12-02", wanted: "2026-12-01" }, zones).day).toBe("2026-12-01");
  });

  it("names the next days with times, and their times", () => {
    expect(dayWindow(starts, options, zones).following).toEqual([{ date: "2026-12-02", starts: [starts[2]] }]);
    expect(dayWindow(starts, { ...options, near: "2026-12-02" }, zones).following).toEqual([]);
  });

  it("counts a time on its day at the place, not in UTC", () => {
    expect(dayWindow(starts, options, zones).days[4]?.starts).toEqual([starts[2]]);
  });

  it("shows a day that was asked for though it is full, and tells the next one with free times", () => {
    const window = dayWindow(starts, { ...options, wanted: "2026-12-01" }, zones);
    expect(window.day).toBe("2026-12-01");
    expect(window.nextFreeDay).toBe("2026-12-02");
  });

  it("takes no day before today or after the last", () => {
    expect(dayWindow(starts, { ...options, wanted: "2026-11-01" }, zones).day).toBe("2026-11-30");
    expect(dayWindow([], { ...options, wanted: "2027-02-01" }, zones)).toMatchObject({
      day: "2026-11-21",
      earlier: null,
      first: null,
    });
  });
});
