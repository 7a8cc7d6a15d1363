import { expect, it } from "vitest";
import { typedFlag } from "./typed-flag";

const POTASSIUM = {
  ...{ loinc: "2823-3", unit: "mmol/L", decimals: 1, range: { low: 3.5, high: 5.1 } },
  limits: { criticalLow: 2.8, criticalHigh: 6.2 },
};
const typed = (...values: string[]) => values.map((value) => typedFlag(value, "mmol/L", POTASSIUM));

it("says of a number as it is typed what the laboratory's result will say", () => {
  expect(typed("2.7", "3", "3,5", "5.1", "5.2", "6.3")).toEqual(["LL", "L", "N", "N", "H", "HH"]);
  expect(typed("٦٫٥", "<2", ">5")).toEqual(["HH", "LL", null]);
  expect(typed("", "4.", "four", "1,234.5")).toEqual([null, null, null, null]);
});

it("reckons with the unit that is chosen, and says nothing of one that it does not know", () => {
  const glucose = {
    ...{ loinc: "1558-6", unit: "mg/dL", decimals: 0, range: { low: 70, high: 99 } },
    limits: { criticalLow: null, criticalHigh: null },
  };
  expect([
    typedFlag("5.5", "mmol/L", glucose),
    typedFlag("7", "mmol/L", glucose),
    typedFlag("7", "g/L", glucose),
  ]).toEqual(["N", "H", null]);
});

it("says what is critical where no range is known", () => {
  expect([
    typedFlag("7", "mmol/L", { ...POTASSIUM, range: null }),
    typedFlag("4", "mmol/L", { ...POTASSIUM, range: null }),
  ]).toEqual(["HH", null]);
});
