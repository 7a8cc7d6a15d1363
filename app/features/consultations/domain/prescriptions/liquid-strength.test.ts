import { expect, test } from "vitest";
import { dailyDoseInMg, takenDose } from "./daily-dose";
import { perMl } from "./liquid-strength";
import { medicineOf } from "./sample-medicine";

test("what is in a milliliter follows from the strength of a liquid, however it is written", () => {
  for (const [strength, strengthUnit] of [
    ["120 mg/5", "ml"],
    ["120mg/5ml", ""],
    ["120 mg / 5 mL", "mg"],
    ["24 mg/ml", ""],
    ["٢٤ ملغ/مل", ""],
  ] as const)
    expect([strength, perMl({ strength, strengthUnit })]).toEqual([strength, { amount: 24, unit: "mg" }]);
  expect(perMl({ strength: "100 units/ml", strengthUnit: "" })).toEqual({ amount: 100, unit: "units" });
  for (const strength of ["500", "500/125", "125/31.25 mg/5ml", "a spoon", "120 mg/0"])
    expect(perMl({ strength, strengthUnit: "ml" })).toBeNull();
});

test("a day's dose of a syrup in milliliters or spoons is known in mg", () => {
  const syrup = medicineOf({ form: "SYRUP", strength: "120 mg/5", strengthUnit: "ml", dose: 10, doseUnit: "ml" });
  expect(dailyDoseInMg({ ...syrup, frequency: "FOUR_TIMES_DAILY" })).toBe(960);
  expect(dailyDoseInMg({ ...syrup, strength: "250 mg / 5 mL", strengthUnit: "", frequency: "DAILY" })).toBe(500);
  expect(dailyDoseInMg({ ...syrup, doseUnit: "teaspoon", dose: 1, frequency: "DAILY" })).toBeCloseTo(118.32);
  expect(dailyDoseInMg({ ...syrup, strengthUnit: "mg", frequency: "DAILY" })).toBeNull();
});

test("how often and where a medicine is taken follows from its directions", () => {
  const tablet = medicineOf({ form: "TABLET", strength: "10", strengthUnit: "mg", dose: 2, frequency: "WEEKLY" });
  expect(takenDose(tablet)).toEqual({
    ...{ dayMg: 20, onceMg: 20, eachMg: 10, eachUnits: null, everyDays: 7, inWords: false, place: "inside" },
  });
  const frequencies = ["TWICE_DAILY", "EVERY_6_HOURS", "EVERY_OTHER_DAY", "WHEN_NEEDED", "ONCE_ONLY", ""] as const;
  expect(frequencies.map((frequency) => takenDose({ ...tablet, frequency }).everyDays)).toEqual([
    ...[0.5, 0.25, 2, 0, Infinity, null],
  ]);
  const words = takenDose({ ...tablet, dosageText: "One on Mondays" });
  expect([words.inWords, words.everyDays, words.onceMg, words.eachMg]).toEqual([true, null, null, 10]);
  const place = (form: "INHALER" | "INJECTION" | "CREAM" | "DROPS" | "SUPPOSITORY", method: "" | "EYE" = "") =>
    takenDose({ ...tablet, form, method }).place;
  expect([place("INHALER"), place("INJECTION"), place("CREAM"), place("DROPS", "EYE"), place("SUPPOSITORY")]).toEqual([
    ...["inhaled", "injected", "outside", "outside", "inside"],
  ]);
  expect(takenDose({ ...tablet, strength: "50000", strengthUnit: "units" }).eachUnits).toBe(50_000);
});
