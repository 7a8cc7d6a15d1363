import { expect, test } from "vitest";
import { columnWidths } from "./column-widths";

const leastRem = (template: string) =>
  [...template.matchAll(/minmax\(([\d.]+)rem/gu)].reduce((sum, [, rem]) => sum + Number(rem), 0);

test("a week of three doctors fits beside the menu on a screen of 1280 pixels", () => {
  // 1280 pixels less the menu, the page's edges and the column of hours.
  const room = (1280 - 256 - 64 - 64) / 16;
  expect(leastRem(columnWidths([3, 3, 3, 3, 3, 1, 1]))).toBeLessThanOrEqual(room);
});

test("a day with more appointments side by side is wider than an empty one, and none too narrow to read its date", () => {
  expect(columnWidths([4, 1])).toBe("minmax(11rem, 4fr) minmax(6.5rem, 1fr)");
});
