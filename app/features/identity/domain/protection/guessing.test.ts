import { expect, test } from "vitest";
import { countedFailures, PAUSES_MS, secondsToWait } from "./guessing";

test("the first three failures cost nothing, then the pause doubles up to an hour", () => {
  expect(PAUSES_MS.slice(0, 7)).toEqual([0, 0, 0, 2_000, 4_000, 8_000, 16_000]);
  expect(PAUSES_MS.at(-1)).toBe(3_600_000);
});

test("a pause is told in whole seconds, and none is left once it is over", () => {
  const known = { failures: 4, blockedUntil: 10_500, lastAt: 8_500 };
  expect(secondsToWait(known, 8_500)).toBe(2);
  expect(secondsToWait(known, 10_499)).toBe(1);
  expect(secondsToWait(known, 10_500)).toBe(0);
  expect(secondsToWait(undefined, 0)).toBe(0);
});

test("failures of a day ago count no more", () => {
  const known = { failures: 9, blockedUntil: 0, lastAt: 0 };
  expect(countedFailures(known, 24 * 3_600_000 - 1)).toBe(9);
  expect(countedFailures(known, 24 * 3_600_000)).toBe(0);
  expect(countedFailures(undefined, 0)).toBe(0);
});
