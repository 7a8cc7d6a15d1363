import { describe, expect, it } from "vitest";
import { slot } from "../../../../../tests/support/schedule/availability-request";
import { holdsOnDate, slotCovers, slotProblems } from "./timing";

describe("timings", () => {
  it("finds nothing wrong with a slot of whole five minutes on a day", () => {
    expect(slotProblems(slot(7, 0, 1440, { startDate: "2026-05-04", endDate: "2026-05-04" }))).toEqual([]);
  });

  it("names everything that is wrong with one", () => {
    expect(slotProblems(slot(8, 541, 539))).toEqual([
      "day-of-week",
      "start-not-multiple-of-five",
      "end-not-multiple-of-five",
      "end-not-after-start",
    ]);
    expect(slotProblems(slot(1, -5, 1445))).toEqual(["outside-midnights"]);
    expect(slotProblems(slot(1, 0.5, 10))).toEqual(["start-not-multiple-of-five"]);
    expect(slotProblems(slot(1, 0, 5, { startDate: "2026-02-30" }))).toEqual(["start-date"]);
    expect(slotProblems(slot(1, 0, 5, { endDate: "04/05/2026" }))).toEqual(["end-date"]);
    expect(slotProblems(slot(1, 0, 5, { startDate: "2026-05-05", endDate: "2026-05-04" }))).toEqual([
      "end-date-before-start-date",
    ]);
  });

  it("covers an offering at a place unless it names others", () => {
    const appointment = { id: "visit", type: "VIDEO_CONSULTATION" };
    expect(slotCovers(slot(1, 0, 5), appointment, null)).toBe(true);
    expect(slotCovers(slot(1, 0, 5, { branchId: "main" }), appointment, "main")).toBe(true);
    expect(slotCovers(slot(1, 0, 5, { branchId: "main" }), appointment, null)).toBe(false);
    expect(slotCovers(slot(1, 0, 5, { serviceOfferingIds: ["other"] }), appointment, "main")).toBe(false);
  });

  it("covers the kind of appointment that it is for, and no other", () => {
    const video = { id: "visit", type: "VIDEO_CONSULTATION" };
    expect(slotCovers(slot(1, 0, 5, { offeringsType: "VIDEO_CONSULTATION" }), video, "main")).toBe(true);
    expect(slotCovers(slot(1, 0, 5, { offeringsType: "PHYSICAL_CONSULTATION" }), video, "main")).toBe(false);
  });

  it("may name every day only as an exclusion", () => {
    expect(slotProblems({ ...slot(1, 0, 1440, { type: "EXCLUSION" }), dayOfWeek: null })).toEqual([]);
    expect(slotProblems({ ...slot(1, 0, 1440), dayOfWeek: null })).toEqual(["day-of-week"]);
  });

  it("holds on the weekday between its dates, both inclusive", () => {
    const may = slot(1, 540, 600, { startDate: "2026-05-04", endDate: "2026-05-11" });
    expect(["2026-04-27", "2026-05-04", "2026-05-11", "2026-05-18"].map((date) => holdsOnDate(may, date, 1))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(holdsOnDate(may, "2026-05-05", 2)).toBe(false);
    expect(holdsOnDate({ ...may, dayOfWeek: null }, "2026-05-05", 2)).toBe(true);
  });
});
