import { expect, test } from "vitest";
import { columnWidths, leastWidth } from "./column-widths";

/** 1280 pixels less the menu, the page's edges and the column of hours, in rem. */
const ROOM = (1280 - 256 - 64 - 52) / 16;

test("a day of twelve doctors fits beside the menu on a screen of 1280 pixels", () => {
  expect(leastWidth(Array.from({ length: 12 }, (_, index) => 1 + (index % 2)))).toBeLessThanOrEqual(ROOM);
});

test("so does a busy week of one doctor", () => {
  expect(leastWidth([3, 3, 3, 3, 3, 1, 1])).toBeLessThanOrEqual(ROOM);
});

test("a day with more appointments side by side is wider than an empty one, and none too narrow to read a name", () => {
  expect(columnWidths([4, 1])).toBe(
    "minmax(calc(7rem * var(--board-grow)), 2fr) minmax(calc(4.25rem * var(--board-grow)), 1fr)",
  );
});
