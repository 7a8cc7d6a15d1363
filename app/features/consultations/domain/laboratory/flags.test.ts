import { describe, expect, it } from "vitest";
import { ageInDays, flagOf, rangeFor, rangeText } from "./flags";
import type { LabRange } from "./lab-test";
import { readNumeric } from "./result-value";
import { SEED_TESTS } from "./seed";

const range = (changes: Partial<LabRange>): LabRange => ({
  ...{ sex: "ANY", fromDays: 0, toDays: null, low: 3.5, high: 5.1, criticalLow: 2.8, criticalHigh: 6.2 },
  ...changes,
});

function flag(typed: string, of: LabRange | null = range({})) {
  const read = readNumeric(typed);
  return read.ok ? flagOf(read.value, of) : "refused";
}

describe("the flag of a number", () => {
  it.each([
    ["2.7", "LL"],
    ["2.8", "L"],
    ["3.4", "L"],
    ["3.5", "N"],
    ["5.1", "N"],
    ["5.2", "H"],
    ["6.2", "H"],
    ["6.3", "HH"],
  ] as const)("of %s is %s: both ends of a range belong to it", (typed, expected) => {
    expect(flag(typed)).toBe(expected);
  });

  it.each([
    ["<2.8", "LL"],
    ["<=2.8", "L"],
    ["<3.5", "L"],
    ["<=3.5", null],
    ["<4", null],
    [">5.1", "H"],
    [">=5.1", null],
    [">6.2", "HH"],
    [">=6.3", "HH"],
    [">4", null],
  ] as const)("of %s is %s: what may be usual or not has none", (typed, expected) => {
    expect(flag(typed)).toBe(expected);
  });

  it("of a value below a detection limit is usual where there is no lower end", () => {
    const upper = range({ low: null, high: 4.9, criticalLow: null, criticalHigh: null });
    expect([flag("<0.5", upper), flag("4.9", upper), flag("5", upper)]).toEqual(["N", "N", "H"]);
  });

  it("is none where there is no range, or one without ends", () => {
    expect(flag("4", null)).toBeNull();
    expect(flag("4", range({ low: null, high: null, criticalLow: null, criticalHigh: null }))).toBeNull();
  });
});

describe("a test that a laboratory begins with", () => {
  const flagOfGrownUp = (code: string, value: number) => {
    const ranges = SEED_TESTS.find((test) => test.code === code)?.ranges ?? [];
    const own = rangeFor({ ranges }, { gender: 1, birthDate: "1980-01-01" }, "2027-01-05");
    return flagOf({ comparator: "", number: value }, own);
  };

  it.each([
    ["PLT", 15, 20, 1_000, 1_001],
    ["HGB", 6.9, 7, 20, 20.1],
    ["HCT", 19, 20, 60, 61],
    ["WBC", 1.9, 2, 30, 30.1],
    ["NA", 119, 120, 160, 161],
    ["K", 2.7, 2.8, 6.2, 6.3],
    ["CA", 6.4, 6.5, 13, 13.1],
    ["GLU", 49, 50, 450, 451],
  ] as const)("says of %s %d that it is critical, as of what is too high", (code, low, lowEnd, highEnd, high) => {
    expect([low, lowEnd, highEnd, high].map((value) => flagOfGrownUp(code, value))).toEqual(["LL", "L", "H", "HH"]);
  });

  it.each([
    ["INR", 5, 5.1],
    ["CRE", 7.4, 7.5],
  ] as const)("says of %s above %d that it is critical", (code, end, high) => {
    expect([end, high].map((value) => flagOfGrownUp(code, value))).toEqual(["H", "HH"]);
  });
});

describe("the range that a value is held against", () => {
  const ranges = [
    range({ fromDays: 0, toDays: 27, low: 1, high: 2 }),
    range({ fromDays: 28, toDays: 6574, low: 2, high: 3 }),
    range({ sex: "MALE", fromDays: 6575, low: 13.5, high: 17.5 }),
    range({ sex: "FEMALE", fromDays: 6575, low: 12, high: 15.5 }),
  ];
  const low = (gender: number, birthDate: string, day: string) => rangeFor({ ranges }, { gender, birthDate }, day)?.low;

  it("changes on the day on which somebody is as old as it says, and not before", () => {
    expect(low(1, "2027-01-01", "2027-01-01")).toBe(1);
    expect(low(1, "2027-01-01", "2027-01-28")).toBe(1);
    expect(low(1, "2027-01-01", "2027-01-29")).toBe(2);
    expect(ageInDays("2009-01-05", "2027-01-05")).toBe(6574);
    expect(low(1, "2009-01-05", "2027-01-05")).toBe(2);
    expect(low(1, "2009-01-04", "2027-01-05")).toBe(13.5);
  });

  it("goes by the sex, and there is none where the sex is not known", () => {
    expect([low(1, "1980-01-01", "2027-01-05"), low(2, "1980-01-01", "2027-01-05")]).toEqual([13.5, 12]);
    expect([low(3, "1980-01-01", "2027-01-05"), low(-1, "1980-01-01", "2027-01-05")]).toEqual([undefined, undefined]);
  });

  it("is that of every age where the birthday is not known, and none where ages matter", () => {
    expect(low(1, "", "2027-01-05")).toBeUndefined();
    expect(rangeFor({ ranges: [range({})] }, { gender: -1, birthDate: "" }, "2027-01-05")?.low).toBe(3.5);
  });

  it("is written with the ends that it has", () => {
    expect([range({}), range({ low: null }), range({ high: null }), null].map(rangeText)).toEqual([
      "3.5–5.1",
      "≤ 5.1",
      "≥ 3.5",
      "",
    ]);
  });
});
