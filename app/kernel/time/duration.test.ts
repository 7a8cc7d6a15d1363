import { expect, it } from "vitest";
import { z } from "zod";
import { durationField } from "../duration-field";
import { durationUnits, saidDuration } from "./duration";

it("says a length of time in the largest unit that has it whole", () => {
  expect(saidDuration(120, "minutes")).toEqual({ count: 2, unit: "hours", times: 60 });
  expect(saidDuration(4_320, "minutes")).toEqual({ count: 3, unit: "days", times: 1_440 });
  expect(saidDuration(90, "minutes")).toEqual({ count: 90, unit: "minutes", times: 1 });
  expect(saidDuration(14, "days")).toEqual({ count: 2, unit: "weeks", times: 7 });
  expect(saidDuration(0, "hours")).toEqual({ count: 0, unit: "hours", times: 1 });
});

it("asks for no unit smaller than the stored one, and comes back to what was stored", () => {
  for (const stored of ["seconds", "minutes", "hours", "days"] as const)
    for (const length of [0, 1, 5, 24, 60, 90, 168, 1_440, 10_080]) {
      const { count, times } = saidDuration(length, stored);
      expect(count * times).toBe(length);
      expect(durationUnits(stored).map((each) => each.times)).toContain(times);
    }
});

const schema = z.object({ reminderHours: durationField(z.int("errors:field.number").min(1).max(168).default(24)) });
const read = (reminderHours: unknown) => {
  const { success, data, error } = schema.safeParse({ reminderHours });
  return success ? data.reminderHours : error.issues.map(({ message, path }) => [path.join("."), message]);
};

it("reads a number and its unit, a plain number of a call, and digits of every script", () => {
  expect(read({ count: "2", times: "24" })).toBe(48);
  expect(read({ count: "٣", times: "24" })).toBe(72);
  expect(read({ count: "1.5", times: "24" })).toBe(36);
  expect(read("12")).toBe(12);
  expect(read(12)).toBe(12);
  expect(read(undefined)).toBe(24);
});

it("refuses what is no length of time, and says the range in the unit that was chosen", () => {
  expect(read({ count: "two", times: "24" })).toEqual([["reminderHours", "errors:field.number"]]);
  expect(read({ count: "0.1", times: "1" })).toEqual([["reminderHours", "errors:field.number"]]);
  expect(read({ count: "2", times: "-24" })).toEqual([["reminderHours", "errors:field.number"]]);
  const { error } = schema.safeParse({ reminderHours: { count: "8", times: "24" } });
  expect(error?.issues).toMatchObject([{ message: "errors:field.range", params: { min: 1, max: 7 } }]);
});
