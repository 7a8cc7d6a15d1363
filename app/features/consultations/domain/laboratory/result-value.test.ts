import { describe, expect, it } from "vitest";
import type { LabComponent } from "./lab-test";
import { readValue } from "./read-values";
import { inUnitOf, numericText, readNumeric, unitsOf } from "./result-value";

const read = (typed: string) => {
  const result = readNumeric(typed);
  return result.ok ? [result.value.comparator, result.value.number] : result.error;
};

describe("a number as a laboratory types it", () => {
  it.each([
    ["4.2", "", 4.2],
    ["4,2", "", 4.2],
    ["<10", "<", 10],
    ["≤ 0,5", "<=", 0.5],
    [">=7", ">=", 7],
    ["> 100", ">", 100],
    ["٤٫٢", "", 4.2],
    ["−3", "", -3],
  ] as const)("%s is read with its comparator", (typed, comparator, number) => {
    expect(read(typed)).toEqual([comparator, number]);
  });

  it.each(["", "abc", "4.2 mg", "1..2", "<", "4-5", "1e5"])("%s is refused", (typed) => {
    expect(read(typed)).toBe("number");
  });

  it("with a comma before three digits is refused: it may be a thousand", () => {
    expect(read("1,234")).toBe("thousands");
    expect(read("1,2345")).toEqual(["", 1.2345]);
  });

  it("is written with its comparator, and with at least the decimals of the test", () => {
    expect(numericText({ comparator: "<", number: 10 }, 0)).toBe("<10");
    expect(numericText({ comparator: "", number: 4 }, 1)).toBe("4.0");
    expect(numericText({ comparator: "", number: 4.25 }, 1)).toBe("4.25");
  });
});

describe("a value in another unit", () => {
  const glucose = { loinc: "1558-6", unit: "mg/dL", decimals: 0 };

  it("is converted by the table, and keeps its comparator", () => {
    const converted = inUnitOf(glucose, { comparator: "<", number: 5.55 }, "mmol/L");
    expect(converted).toEqual({ ok: true, value: { comparator: "<", number: 99.99 } });
    expect(unitsOf(glucose)).toEqual(["mg/dL", "mmol/L"]);
  });

  it("is refused where the table does not have it", () => {
    expect(inUnitOf(glucose, { comparator: "", number: 5 }, "g/L").ok).toBe(false);
    expect(inUnitOf({ ...glucose, loinc: "2823-3" }, { comparator: "", number: 5 }, "mmol/L").ok).toBe(false);
  });
});

describe("a value of a component", () => {
  const component: LabComponent = {
    ...{ id: "k", name: "Potassium", loinc: "2823-3", kind: "NUMERIC", unit: "mmol/L", decimals: 1, answers: [] },
    ranges: [{ sex: "ANY", fromDays: 6575, toDays: null, low: 3.5, high: 5.1, criticalLow: 2.8, criticalHigh: 6.2 }],
  };
  const sampled = { person: { birthDate: "1980-01-01", gender: 2 }, day: "2027-01-05", hasFile: false };
  const typed = (value: string) => ({ value, unit: "", comment: "" });

  it("keeps the range as it is now", () => {
    expect(readValue(component, typed("6.4"), sampled)).toMatchObject({
      ok: true,
      value: { value: "6.4", number: 6.4, unit: "mmol/L", low: 3.5, high: 5.1, criticalHigh: 6.2, flag: "HH" },
    });
  });

  it("has no flag below the age that its range holds from", () => {
    const child = { ...sampled, person: { birthDate: "2020-01-01", gender: 2 } };
    expect(readValue(component, typed("6.4"), child)).toMatchObject({ ok: true, value: { flag: null, low: null } });
  });

  it("that is chosen is one of its answers, with the flag of that answer", () => {
    const coded = { ...component, kind: "CODED" as const, answers: [{ text: "Positive", flag: "POS" as const }] };
    expect(readValue(coded, typed("Positive"), sampled)).toMatchObject({ ok: true, value: { flag: "POS" } });
    expect(readValue(coded, typed("Perhaps"), sampled).ok).toBe(false);
  });

  it("that is a file is there once the file is", () => {
    const report = { ...component, kind: "ATTACHMENT" as const };
    expect(readValue(report, typed(""), sampled)).toEqual({ ok: true, value: null });
    expect(readValue(report, typed(""), { ...sampled, hasFile: true })).toMatchObject({ value: { value: "" } });
  });
});
