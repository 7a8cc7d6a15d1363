import { expect, test } from "vitest";
import { dailyDoseInMg, moreThanMost } from "./daily-dose";
import { medicineOf } from "./sample-medicine";

test("a day's dose in mg follows from the tablets, their strength and how often they are taken", () => {
  const paracetamol = medicineOf({
    form: "TABLET",
    strength: "500",
    strengthUnit: "mg",
    dose: 2,
    frequency: "EVERY_4_HOURS",
  });
  expect(dailyDoseInMg(paracetamol)).toBe(6_000);
  expect(dailyDoseInMg({ ...paracetamol, asNeeded: true, maxPerDay: 6 })).toBe(3_000);
  expect(dailyDoseInMg({ ...paracetamol, strength: "0,5", strengthUnit: "gm" })).toBe(6_000);
  expect(dailyDoseInMg({ ...paracetamol, form: "SYRUP", doseUnit: "mg", dose: 250 })).toBe(1_500);
});

test("it is not guessed where the strength is that of a combination, in drops, or in words", () => {
  const line = medicineOf({ form: "TABLET", strength: "500/125", strengthUnit: "mg", dose: 1, frequency: "DAILY" });
  expect(dailyDoseInMg(line)).toBeNull();
  expect(dailyDoseInMg({ ...line, form: "DROPS", strength: "5" })).toBeNull();
  expect(dailyDoseInMg({ ...line, strength: "500", dosageText: "One when it hurts" })).toBeNull();
});

test("where the schedule says more than 'at most', the dose is the larger, unless it is as needed every so many hours", () => {
  const said = { form: "TABLET", strength: "500", strengthUnit: "mg", dose: 4, asNeeded: true, maxPerDay: 6 } as const;
  const line = medicineOf({ ...said, frequency: "FOUR_TIMES_DAILY" });
  expect([dailyDoseInMg(line), moreThanMost(line)]).toEqual([8_000, { scheduled: 16, most: 6 }]);
  const interval = medicineOf({ ...said, dose: 2, frequency: "EVERY_4_HOURS", maxPerDay: 8 });
  expect([dailyDoseInMg(interval), moreThanMost(interval)]).toEqual([4_000, null]);
  expect(moreThanMost({ ...interval, asNeeded: false })).toEqual({ scheduled: 12, most: 8 });
  expect(moreThanMost({ ...line, dose: 1 })).toBeNull();
});
