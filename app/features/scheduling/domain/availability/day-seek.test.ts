import { describe, expect, test } from "vitest";
import { seekDays } from "./day-seek";

const DAYS = [
  { day: "2026-05-04", count: 3 },
  { day: "2026-05-05", count: 1 },
  { day: "2026-05-07", count: 4 },
];

describe("seeking a page by its offset", () => {
  test.each([
    [0, 2, { first: "2026-05-04", last: "2026-05-04", skip: 0 }],
    [2, 2, { first: "2026-05-04", last: "2026-05-05", skip: 2 }],
    [3, 1, { first: "2026-05-05", last: "2026-05-05", skip: 0 }],
    [4, 10, { first: "2026-05-07", last: "2026-05-07", skip: 0 }],
    [5, 2, { first: "2026-05-07", last: "2026-05-07", skip: 1 }],
    [0, 100, { first: "2026-05-04", last: "2026-05-07", skip: 0 }],
  ])("offset %i of %i finds its days", (offset, max, expected) => {
    expect(seekDays(DAYS, offset, max)).toEqual(expected);
  });

  test("finds nothing behind the end, or in an empty list", () => {
    expect(seekDays(DAYS, 8, 1)).toBeUndefined();
    expect(seekDays([], 0, 10)).toBeUndefined();
  });
});
