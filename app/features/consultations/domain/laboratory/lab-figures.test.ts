import { describe, expect, it } from "vitest";
import { amountOf, figuresBy, medianOf, sumOf } from "./lab-figures";
import { FHIR_PRIORITY, LAB_PRIORITIES, PRIORITY_NUMBER, PRIORITY_RANK, priorityOf, tellsAtOnce } from "./priorities";
import { releaseTime } from "./release";
import { SEED_PANELS, SEED_TESTS } from "./seed";

const HOUR = 3_600_000;
const test = (testName: string, hours: number | null, cancelled = false) => ({
  ...{
    testName,
    laboratoryName: "L",
    providerName: "P",
    state: cancelled ? ("CANCELLED" as const) : ("RESULTED" as const),
  },
  ...{ orderedAt: 0, resultedAt: hours === null ? null : hours * HOUR, priceMinor: 1_000, taxPercent: 15 },
});

describe("the figures of the report", () => {
  it("take the middle one, or between the two in the middle", () => {
    expect([medianOf([]), medianOf([3]), medianOf([9, 1, 5]), medianOf([1, 2, 3, 10])]).toEqual([null, 3, 5, 2.5]);
  });

  it("count each test once, the most frequent first", () => {
    const figures = figuresBy([test("B", 2), test("A", 4), test("B", 8), test("B", null, true)], "testName");
    expect(figures).toEqual([
      { name: "B", ordered: 3, resulted: 2, cancelled: 1, medianHours: 5, amountMinor: 2_300 },
      { name: "A", ordered: 1, resulted: 1, cancelled: 0, medianHours: 4, amountMinor: 1_150 },
    ]);
  });
});

describe("the amount of a test", () => {
  const priced = (priceMinor: number | null, taxPercent = 0) => amountOf({ state: "ORDERED", priceMinor, taxPercent });

  it("is its price with its tax, rounded to the minor unit", () => {
    expect([priced(1_000), priced(999, 5), priced(0), priced(null, 5)]).toEqual([1_000, 1_049, 0, null]);
    expect(amountOf({ state: "CANCELLED", priceMinor: 1_000, taxPercent: 0 })).toBeNull();
  });

  it("adds up where any has a price, and is not said where none has", () => {
    expect([sumOf([1_000, null, 50]), sumOf([null]), sumOf([])]).toEqual([1_050, null, null]);
  });
});

describe("priorities", () => {
  it("have the specification's numbers and FHIR's codes", () => {
    expect(
      LAB_PRIORITIES.map((name) => [name, PRIORITY_NUMBER[name], FHIR_PRIORITY[name], PRIORITY_RANK[name]]),
    ).toEqual([
      ["ROUTINE", 0, "routine", 3],
      ["URGENT", 1, "urgent", 1],
      ["ASAP", 2, "asap", 2],
      ["EMERGENCY", 3, "stat", 0],
    ]);
    expect([0, 1, 2, 3, 4].map(priorityOf)).toEqual(["ROUTINE", "URGENT", "ASAP", "EMERGENCY", "ROUTINE"]);
  });

  it("tell the laboratory at once of emergencies and of what is urgent", () => {
    expect(LAB_PRIORITIES.filter(tellsAtOnce)).toEqual(["URGENT", "EMERGENCY"]);
  });
});

describe("the moment at which results reach the patient", () => {
  it("is the review, at once, or after the hours of the organization", () => {
    const at = (releaseResults: "ON_REVIEW" | "AT_ONCE" | "AFTER_HOURS") =>
      releaseTime({ releaseResults, releaseHours: 48 }, 1_000);
    expect([at("ON_REVIEW"), at("AT_ONCE"), at("AFTER_HOURS")]).toEqual([null, 1_000, 1_000 + 48 * HOUR]);
  });
});

describe("the tests that a laboratory begins with", () => {
  it("have a code each, and ranges whose ends are in order", () => {
    const codes = SEED_TESTS.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const { code, ranges } of SEED_TESTS)
      for (const { low, high } of ranges)
        expect([code, low === null || high === null || low < high]).toEqual([code, true]);
  });

  it("name a test for each place of a panel", () => {
    const codes = new Set(SEED_TESTS.map(({ code }) => code));
    for (const { tests } of SEED_PANELS) expect(tests.filter((code) => !codes.has(code))).toEqual([]);
  });
});
