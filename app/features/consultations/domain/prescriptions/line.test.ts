import { expect, test } from "vitest";
import { lineProblems, refillsLeft, settledLine } from "./line";
import type { PrescribedMedicine } from "./prescribed-medicine";
import { medicineOf } from "./sample-medicine";

const problems = (said: Partial<PrescribedMedicine>, quantity: number | null = null) =>
  lineProblems(settledLine({ name: "X", medicine: medicineOf(said), quantity })).map(({ field }) => field);

test("a line needs a dose, how often, and a quantity; tablets need neither unit nor method", () => {
  expect(problems({ form: "TABLET", dose: 1, frequency: "DAILY", days: 7 })).toEqual([]);
  expect(problems({ form: "TABLET" })).toEqual(["dose", "frequency", "quantity"]);
  expect(problems({ form: "SYRUP", dose: 5, frequency: "DAILY", days: 7 })).toEqual(["doseUnit", "quantity"]);
  expect(problems({ form: "DROPS", dose: 2, frequency: "DAILY", days: 7 })).toEqual(["method", "quantity"]);
});

test("'when needed' says for what and how much at most, and is as needed", () => {
  const line = { form: "TABLET", dose: 1, frequency: "WHEN_NEEDED", days: 7 } as const;
  expect(problems(line)).toEqual(["neededFor", "maxPerDay", "quantity"]);
  const { medicine } = settledLine({ name: "X", medicine: medicineOf(line), quantity: null });
  expect([medicine.asNeeded, medicine.method]).toEqual([true, "BY_MOUTH"]);
});

test("directions in words need a quantity alone, and a thin layer of a cream needs no number", () => {
  const quantityUnit = "PACK";
  expect(problems({ dosageText: "As discussed" })).toEqual(["quantity"]);
  expect(problems({ dosageText: "As discussed", quantityUnit }, 1)).toEqual([]);
  expect(problems({ form: "CREAM", frequency: "DAILY", quantityUnit }, 1)).toEqual([]);
  expect(problems({ form: "TABLET", dose: 1, frequency: "DAILY" }, 30)).toEqual(["quantityUnit"]);
});

test("refills are counted from what was handed out", () => {
  const medicine = medicineOf({ refills: 2 });
  const left = (dispensed: number) => refillsLeft({ quantity: 10, dispensed, medicine });
  expect([0, 5, 10, 11, 20, 30, 40].map(left)).toEqual([2, 2, 2, 1, 1, 0, 0]);
});
