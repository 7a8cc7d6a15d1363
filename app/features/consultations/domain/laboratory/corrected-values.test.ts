import { expect, test } from "vitest";
import { correctedValues, shownBefore, valuesUpTo } from "./corrected-values";
import type { LabResult } from "./lab-order";

const result = (version: number, value: string, reason = ""): LabResult =>
  ({ id: `r${version}`, orderTestId: "t", componentId: "c", version, value, reason, sampledAt: 1 }) as LabResult;

test("each corrected value keeps the reason for which it was corrected", () => {
  const results = [result(3, "6", "unit"), result(1, "4"), result(2, "5", "mixed up")];
  const last = result(3, "6", "unit");
  expect(correctedValues(results, last).map(({ value, correctedFor }) => [value, correctedFor])).toEqual([
    ["4", "mixed up"],
    ["5", "unit"],
  ]);
});

test("a correction that is not shown yet says nothing, nor does a value that nobody had seen", () => {
  const results = [result(1, "4"), result(2, "5"), result(3, "6", "unit")];
  expect(correctedValues(results, result(2, "5"))).toEqual([]);
});

test("a patient is shown of what came before a value only what they had seen, each once", () => {
  const results = [result(1, "4"), result(2, "5", "mixed up"), result(3, "6", "unit"), result(4, "7", "again")];
  const before = (releasedBefore: number[]) =>
    shownBefore(results, { id: "t", sampledAt: 1, releasedBefore }, result(4, "7")).map(({ value, correctedFor }) => [
      value,
      correctedFor,
    ]);
  expect(before([])).toEqual([]);
  expect(before([2])).toEqual([["5", ""]]);
  expect(before([2, 3, 3])).toEqual([
    ["5", ""],
    ["6", ""],
  ]);
});

test("a value of a sample that was rejected does not count, and is no value that a later one corrected", () => {
  const again = { ...result(2, "5", "again"), sampledAt: 2 };
  const results = [result(1, "4"), again];
  expect(valuesUpTo(results, { id: "t", sampledAt: null }, 2)).toEqual([]);
  expect(valuesUpTo(results.slice(0, 1), { id: "t", sampledAt: 2 }, 2)).toEqual([]);
  expect(valuesUpTo(results, { id: "t", sampledAt: 2 }, 2)).toEqual([again]);
  expect(correctedValues(results, again)).toEqual([]);
});
