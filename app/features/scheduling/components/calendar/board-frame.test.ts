import { expect, test } from "vitest";
import { linesIn, nameLines, TALL_ROW_PX } from "./board-frame";

const HALF_AN_HOUR = { from: 540, to: 570 };

test("half an hour of a day of many doctors has lines for the name and one for its time; a quarter has one for each", () => {
  const lines = linesIn({ step: 30, rowPx: TALL_ROW_PX }, HALF_AN_HOUR);
  expect(lines).toBe(4);
  expect(nameLines(lines, 1)).toBe(3);
  expect(linesIn({ step: 30, rowPx: TALL_ROW_PX }, { from: 540, to: 555 })).toBe(2);
});

test("of three lines the time has one", () => {
  expect(nameLines(3, 1)).toBe(2);
});

test("a name has all lines beside others, where a time has no room, and of a long appointment three", () => {
  expect(nameLines(3, 2)).toBe(3);
  expect(nameLines(linesIn({ step: 30, rowPx: 30 }, HALF_AN_HOUR), 1)).toBe(2);
  expect(nameLines(6, 1)).toBe(3);
});
