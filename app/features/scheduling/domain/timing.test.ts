import { describe, expect, it } from "vitest";
import { slot } from "../../../../tests/support/availability-request";
import { slotCovers, slotProblems } from "./timing";

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
    expect(slotCovers(slot(1, 0, 5), "visit", null)).toBe(true);
    expect(slotCovers(slot(1, 0, 5, { branchId: "main" }), "visit", "main")).toBe(true);
    expect(slotCovers(slot(1, 0, 5, { branchId: "main" }), "visit", null)).toBe(false);
    expect(slotCovers(slot(1, 0, 5, { serviceOfferingIds: ["other"] }), "visit", "main")).toBe(false);
  });
});
