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

test("of a medicine without a form the form is asked for, unless all that it says is said", () => {
  expect(problems({ dose: 1, frequency: "DAILY", days: 7 })).toEqual(["form", "quantity"]);
  const said = { dose: 5, doseUnit: "ml", method: "BY_MOUTH", frequency: "DAILY", days: 7 } as const;
  expect(problems(said)).toEqual([]);
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

test("directions that say more for a day than 'at most' are refused, unless it is taken as needed", () => {
  const said = { form: "TABLET", method: "BY_MOUTH", dose: 4, frequency: "FOUR_TIMES_DAILY", days: 2 } as const;
  const wrong = (medicine: object) =>
    lineProblems(settledLine({ name: "Paracetamol", quantity: null, medicine: medicineOf({ ...said, ...medicine }) }));
  expect(wrong({ maxPerDay: 6 })).toEqual([
    { field: "maxPerDay", message: "prescriptions:missing.lessThanDirections" },
  ]);
  expect([wrong({ maxPerDay: 16 }), wrong({ maxPerDay: 6, asNeeded: true, neededFor: "pain" })]).toEqual([[], []]);
});
