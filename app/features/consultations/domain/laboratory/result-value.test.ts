import { describe, expect, it } from "vitest";
import type { LabComponent } from "./lab-test";
import { readValue } from "./read-values";
import { inUnitOf, numberProblem, numericText, readNumeric, unitsOf } from "./result-value";

const read = (typed: string) => {
  const result = readNumeric(typed);
  return result.ok ? [result.value.comparator, result.value.number] : result.error.message;
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
    [".5", "", 0.5],
    ["<,5", "<", 0.5],
  ] as const)("%s is read with its comparator", (typed, comparator, number) => {
    expect(read(typed)).toEqual([comparator, number]);
  });

  it.each([
    ...["", "abc", "1..2", "<", "4-5", "1e5"].map((typed) => [typed, "number"]),
    ...["99999999999999", "1.2345678"].map((typed) => [typed, "digits"]),
    ...["1,234", "> 1,200"].map((typed) => [typed, "thousands"]),
    ...["5,5,5", "1.234,5", "1,234,567", "1,234.5"].map((typed) => [typed, "several"]),
    ...["> 5 7", "1 234"].map((typed) => [typed, "spaces"]),
    ...["1'234", "١٬٢٣٤"].map((typed) => [typed, "marks"]),
    ...["4.2 mg", "5 tablets", "12%"].map((typed) => [typed, "words"]),
  ])("%s is refused, and why is said truly: %s", (typed, reason) => {
    expect(read(typed ?? "")).toBe(`laboratory:refused.${reason}`);
  });

  it("is said again where it is refused, with what may be meant: of what was typed, and not of an example", () => {
    const plain = (typed: string) =>
      JSON.parse(JSON.stringify(numberProblem(typed).values).replaceAll(/[\u2066\u2069]/gu, "")) as unknown;
    expect(plain(" 1,200 ")).toEqual({ typed: "1,200", decimal: "1.2", whole: "1200" });
    expect(plain("> 1,234")).toEqual({ typed: "> 1,234", decimal: "> 1.234", whole: "> 1234" });
    expect(plain("5 tablets")).toEqual({ typed: "5 tablets", number: "5" });
    expect(plain("5,5,5")).toEqual({ typed: "5,5,5" });
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
    expect(converted).toEqual({ ok: true, value: { comparator: "<", number: 100 } });
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

  const child = { ...sampled, person: { birthDate: "2020-01-01", gender: 2 } };

  it("below the age that its range holds from has no flag, unless it is critical for a grown-up", () => {
    const flagOfChild = (value: string) => {
      const read = readValue(component, typed(value), child);
      return read.ok ? [read.value?.flag, read.value?.low, read.value?.criticalHigh] : read.error;
    };
    expect(flagOfChild("5.5")).toEqual([null, null, 6.2]);
    expect(flagOfChild("7.5")).toEqual(["HH", null, 6.2]);
    expect(flagOfChild("2.7")).toEqual(["LL", null, 6.2]);
  });

  it("far from all that is measured is asked about at any age", () => {
    expect(readValue(component, typed("12"), child)).toMatchObject({ ok: true, value: { unlikely: true } });
  });

  it("that was converted is held against its range as it is shown", () => {
    const whole = { sex: "ANY" as const, fromDays: 0, toDays: null, criticalLow: null, criticalHigh: null };
    const glucose = { ...component, loinc: "1558-6", unit: "mg/dL", decimals: 0 };
    const creatinine = { ...component, loinc: "2160-0", unit: "mg/dL", decimals: 2 };
    const read = (of: LabComponent, value: string, unit: string) =>
      readValue(of, { value, unit, comment: "" }, sampled);
    expect(read({ ...glucose, ranges: [{ ...whole, low: 70, high: 99 }] }, "5.5", "mmol/L")).toMatchObject({
      value: { value: "99", number: 99, flag: "N", entered: "5.5 mmol/L" },
    });
    expect(read({ ...creatinine, ranges: [{ ...whole, low: 0.7, high: 1.3 }] }, "115", "umol/L")).toMatchObject({
      value: { value: "1.30", number: 1.3, flag: "N", entered: "115 umol/L" },
    });
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
