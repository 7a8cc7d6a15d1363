import { expect, test } from "vitest";
import type { LabRange, RangeSex } from "./lab-test";
import { criticalText, usualOf } from "./measured";

const range = (sex: RangeSex, low: number, high: number, more: Partial<LabRange> = {}): LabRange => ({
  ...{ sex, low, high, fromDays: 0, toDays: null, criticalLow: null, criticalHigh: null },
  ...more,
});

test("the catalogue says what is usual for grown-ups, by sex only where that makes a difference", () => {
  const child = range("ANY", 1, 2, { toDays: 6_574 });
  expect(usualOf({ ranges: [child, range("ANY", 3.5, 5.1)] })).toEqual([{ sex: "ANY", text: "3.5–5.1" }]);
  expect(usualOf({ ranges: [range("FEMALE", 4, 6), range("MALE", 4, 6)] })).toEqual([{ sex: "ANY", text: "4–6" }]);
  expect(usualOf({ ranges: [range("FEMALE", 12, 16), range("MALE", 13, 17)] })).toEqual([
    { sex: "FEMALE", text: "12–16" },
    { sex: "MALE", text: "13–17" },
  ]);
  expect(usualOf({ ranges: [child] })).toEqual([{ sex: "ANY", text: "1–2" }]);
  expect(usualOf({ ranges: [] })).toEqual([]);
});

test("and beyond what somebody is told at once, each limit once", () => {
  const limits = { criticalLow: 2.8, criticalHigh: 6.2 };
  const ranges = [range("FEMALE", 1, 2, limits), range("MALE", 1, 2, limits)];
  expect(criticalText({ ranges })).toBe("< 2.8 · > 6.2");
  expect(criticalText({ ranges: [...ranges, range("ANY", 1, 2, { criticalHigh: 9 })] })).toBe("< 2.8 · > 6.2 / > 9");
  expect(criticalText({ ranges: [range("ANY", 1, 2)] })).toBe("");
});
