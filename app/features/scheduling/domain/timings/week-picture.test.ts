import { describe, expect, it } from "vitest";
import { slot } from "../../../../../tests/support/schedule/availability-request";
import { weekPicture } from "./week-picture";

describe("the picture of a week", () => {
  it("shows office hours where there is nothing, a row for each day", () => {
    const { start, end, marks, days } = weekPicture([]);
    expect([start, end]).toEqual([480, 1080]);
    expect(marks).toEqual([480, 600, 720, 840, 960]);
    expect(days.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("widens to whole hours, and lays each day's hours out in order", () => {
    const { start, end, days } = weekPicture([slot(2, 900, 1230, { endDate: "2026-06-30" }), slot(2, 390, 660)]);
    expect([start, end]).toEqual([360, 1260]);
    expect(days[1]?.bars.map(({ from, width, dated }) => [from, width, dated])).toEqual([
      [30 / 900, 270 / 900, false],
      [540 / 900, 330 / 900, true],
    ]);
  });
});
