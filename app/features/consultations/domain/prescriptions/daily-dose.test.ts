import { expect, test } from "vitest";
import { dailyDoseInMg } from "./daily-dose";
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
