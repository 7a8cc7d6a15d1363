import { describe, expect, it } from "vitest";
import { doubtOf } from "./plausible";
import { SEED_TESTS } from "./seed";

const glucose = { loinc: "1558-6", unit: "mg/dL", ranges: [] };
const doubt = (component: Parameters<typeof doubtOf>[0], number: number) =>
  doubtOf(component, { comparator: "", number });
const usualTo = (high: number) => [
  { sex: "ANY" as const, fromDays: 0, toDays: null, low: null, high, criticalLow: null, criticalHigh: null },
];

describe("what is thought of a laboratory's number", () => {
  it("cannot be where there is less than nothing of something", () => {
    expect(doubt(glucose, -1)).toBe("impossible");
    for (const unit of ["mg/dL", "10*3/uL", "U/L", "ng/mL", "%", "m[IU]/L", "g/L", "umol/L"])
      expect([unit, doubt({ loinc: "", unit, ranges: [] }, -0.1)]).toEqual([unit, "impossible"]);
  });

  it("is let be where a test may be below zero, and asked about where nobody knows", () => {
    expect(doubt({ loinc: "1925-7", unit: "mmol/L", ranges: [] }, -8)).toBeNull();
    expect(doubt({ loinc: "", unit: "mmol/L", ranges: [] }, -8)).toBe("unlikely");
    expect(doubt({ loinc: "", unit: "", ranges: [] }, -2.5)).toBe("unlikely");
  });

  it("is asked about beyond the limits of its test, whose ends are let be", () => {
    expect([9.9, 10, 90, 1_500, 1_501, 500_000].map((number) => doubt(glucose, number))).toEqual([
      ...["unlikely", null, null, null, "unlikely", "unlikely"],
    ]);
  });

  it.each([
    ["3016-3", "m[IU]/L", 100, 200],
    ["3024-7", "ng/dL", 1.2, 15.4],
    ["2160-0", "mg/dL", 6, 88],
    ["2823-3", "mmol/L", 9.1, 42],
    ["2951-2", "mmol/L", 118, 14],
    ["17861-6", "mg/dL", 14, 2.4],
    ["718-7", "g/dL", 4.5, 135],
  ])("is asked about where %s in %s may be %d, and %d is another unit or a slip", (loinc, unit, may, slip) => {
    const component = { loinc, unit, ranges: [] };
    expect([doubt(component, may), doubt(component, slip)]).toEqual([null, "unlikely"]);
  });

  it("is held against the same limits where the laboratory measures in another unit", () => {
    const molar = { ...glucose, unit: "mmol/L" };
    expect([0.4, 5.5, 80, 90].map((number) => doubt(molar, number))).toEqual(["unlikely", null, null, "unlikely"]);
    expect(doubt(molar, -1)).toBe("impossible");
  });

  it("is asked about far above what the laboratory says is usual, where the test is not known", () => {
    const own = { loinc: "", unit: "mg/dL", ranges: usualTo(5) };
    expect([100, 101].map((number) => doubt(own, number))).toEqual([null, "unlikely"]);
    expect(doubt({ ...own, ranges: [] }, 1e6)).toBeNull();
  });

  it("has limits for each test that a laboratory begins with, and they hold its usual and its critical values", () => {
    for (const test of SEED_TESTS.filter(({ reported }) => !reported)) {
      expect([test.code, doubt(test, 1e9)]).toEqual([test.code, "unlikely"]);
      for (const range of test.ranges)
        for (const end of [range.low, range.high, range.criticalLow, range.criticalHigh])
          if (end !== null) expect([test.code, end, doubt(test, end)]).toEqual([test.code, end, null]);
    }
  });
});
