import { describe, expect, it } from "vitest";
import type { LabRange } from "./lab-test";
import { SEED_TESTS } from "./seed";
import { offeredLimits } from "./standard-limits";

const range = (more: Partial<LabRange> = {}): LabRange => ({
  ...{ sex: "ANY", fromDays: 6575, toDays: null, low: 3.5, high: 5.1, criticalLow: null, criticalHigh: null },
  ...more,
});
const potassium = (ranges: readonly LabRange[] = [range()]) => ({
  ...{ loinc: "2823-3", unit: "mmol/L", decimals: 1, ranges },
});

describe("standard limits for a measurement", () => {
  it("are those that a new laboratory begins with, for grown-ups alone", () => {
    const child = range({ fromDays: 0, toDays: 6574, high: 5.9 });
    expect(offeredLimits(potassium([child, range()]))).toEqual({
      ...{ criticalLow: 2.8, criticalHigh: 6.2 },
      ranges: [child, range({ criticalLow: 2.8, criticalHigh: 6.2 })],
    });
    expect(offeredLimits(potassium([child]))).toBeNull();
  });

  it("are offered where there are none at all, and where some are agreed on", () => {
    expect(offeredLimits(potassium([range({ criticalHigh: 7 })]))).toBeNull();
    expect(offeredLimits({ ...potassium(), loinc: "3016-3", unit: "m[IU]/L" })).toBeNull();
    expect(offeredLimits({ ...potassium(), loinc: "" })).toBeNull();
    for (const seed of SEED_TESTS) expect([seed.code, offeredLimits(seed)]).toEqual([seed.code, null]);
  });

  it("are in the laboratory's own unit, and none where that is not known or its ranges lie beyond them", () => {
    const glucose = { loinc: "1558-6", unit: "mmol/L", decimals: 1, ranges: [range({ low: 3.9, high: 5.5 })] };
    expect(offeredLimits(glucose)).toMatchObject({ criticalLow: 2.8, criticalHigh: 25 });
    expect(offeredLimits({ ...potassium(), unit: "mg/dL" })).toBeNull();
    expect(offeredLimits(potassium([range({ high: 7 })]))).toBeNull();
  });
});
