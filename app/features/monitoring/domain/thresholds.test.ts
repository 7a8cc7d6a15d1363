import { describe, expect, it } from "vitest";
import { breachesOf, withOwn, type Limits, type Measured } from "./thresholds";

const OPEN = { lowCritical: null, lowWarn: null, highWarn: null, highCritical: null };
const PRESSURE: Limits = {
  first: { lowCritical: 90, lowWarn: 100, highWarn: 140, highCritical: 180 },
  second: { ...OPEN, highWarn: 90, highCritical: 120 },
  ...{ inRow: 1, changeBy: null, changeDays: 1, averageDays: 0 },
};
const day = (n: number, value: number, value2: number | null = null): Measured => ({
  ...{ at: n * 86_400_000 + 1, day: n, value, value2 },
});

describe("a reading", () => {
  it("counts where it is beyond a limit, not at it, and dangerous beyond the outer one", () => {
    const found = breachesOf("range", PRESSURE, [day(1, 140), day(2, 141), day(3, 181), day(4, 99), day(5, 89)]);
    expect(found.map(({ severity, value }) => [severity, value])).toEqual([
      ["WARN", 141],
      ["CRITICAL", 181],
      ["WARN", 99],
      ["CRITICAL", 89],
    ]);
  });

  it("counts by the worse of its two numbers", () => {
    expect(breachesOf("range", PRESSURE, [day(1, 150, 125)])).toMatchObject([{ severity: "CRITICAL", value: 125 }]);
  });

  it("is no more than its limit where only the last bit differs, as after another unit", () => {
    expect(breachesOf("range", PRESSURE, [day(1, 140 + 1e-10)])).toEqual([]);
  });

  it("counts from so many in a row on, a dangerous one at once, and one within starts anew", () => {
    const three = { ...PRESSURE, inRow: 3 };
    const values = [150, 150, 130, 150, 150, 150, 150];
    const readings = values.map((value, index) => day(index, value));
    expect(breachesOf("range", three, readings).map(({ at }) => Math.floor(at / 86_400_000))).toEqual([5, 6]);
    expect(breachesOf("range", three, [day(1, 190)])).toHaveLength(1);
  });

  it("counts by its change within so many days, up or down", () => {
    const weight = { ...PRESSURE, first: OPEN, second: null, changeBy: 2, changeDays: 3 };
    expect(breachesOf("change", weight, [day(1, 80), day(3, 82.5)])).toMatchObject([{ value: 82.5, excess: 0.5 }]);
    expect(breachesOf("change", weight, [day(1, 80), day(5, 82.5)])).toEqual([]);
    expect(breachesOf("change", weight, [day(1, 80), day(2, 77)])).toHaveLength(1);
  });

  it("counts by the average over so many days, which one reading is not", () => {
    const average = { ...PRESSURE, averageDays: 3 };
    expect(breachesOf("average", average, [day(1, 170)])).toEqual([]);
    expect(breachesOf("average", average, [day(1, 150), day(2, 136), day(3, 140)])).toMatchObject([
      { value: 143 },
      { value: 142 },
    ]);
    expect(breachesOf("average", average, [day(1, 170), day(9, 120), day(10, 120)])).toEqual([]);
  });

  it("is compared with the patient's own limits in place of the plan's", () => {
    const own = { first: { ...OPEN, highWarn: 160 } };
    expect(breachesOf("range", withOwn(PRESSURE, own), [day(1, 150)])).toEqual([]);
    expect(breachesOf("range", withOwn(PRESSURE, undefined), [day(1, 150)])).toHaveLength(1);
  });
});
