import { describe, expect, it } from "vitest";
import type { HealthRecord } from "../records/record-kinds";
import { limitsAt, targetOf } from "./limits";
import { pointsOfBuckets } from "./plot-points";

const record = (values: object, more: Partial<HealthRecord> = {}): HealthRecord =>
  ({
    ...{ id: "g", patientId: "p", kind: "GOALS", name: "", coding: null, date: "", state: "ACTIVE", enabled: true },
    ...{ offReason: null, offNote: "", source: "PROVIDER", verification: "CONFIRMED", recordedAt: 0, version: 1 },
    ...{ authorKind: "employee", authorId: "d", firstAuthorKind: "employee" },
    values: { tracker: "weight", comparison: "BETWEEN", target: 150, targetTo: 176, unit: "lb", ...values },
    ...more,
  }) as HealthRecord;
const on = "2026-11-23";

describe("a goal as the range of its tracker", () => {
  it("is in the canonical unit, open at the end that it leaves free", () => {
    expect(targetOf(record({}), on)?.range.map((end) => Math.round((end ?? 0) * 10) / 10)).toEqual([68, 79.8]);
    const kilograms = { unit: "kg", target: 80, targetTo: null };
    expect(targetOf(record({ ...kilograms, comparison: "AT_MOST" }), on)?.range).toEqual([null, 80]);
    expect(targetOf(record({ ...kilograms, comparison: "AT_LEAST" }), on)?.range).toEqual([80, null]);
  });

  it("holds while it is under way: neither before its start nor once it is over, removed or without a number", () => {
    expect(targetOf(record({ start: "2026-12-01" }), on)).toBeUndefined();
    expect(targetOf(record({ start: "2026-11" }), on)).toBeDefined();
    expect(targetOf(record({}, { state: "COMPLETED" }), on)).toBeUndefined();
    expect(targetOf(record({}, { enabled: false }), on)).toBeUndefined();
    expect(targetOf(record({ target: null }), on)).toBeUndefined();
    expect(targetOf(record({ tracker: "" }), on)).toBeUndefined();
  });

  it("takes the place of the usual range where a provider set it, of a child too", () => {
    const oxygen = record({ tracker: "oxygen", unit: "%", target: 88, targetTo: 92 });
    const targets = [targetOf(oxygen, on)!];
    expect(limitsAt("oxygen", 60, { targets })).toEqual({ source: "target", first: [88, 92], second: null });
    expect(limitsAt("oxygen", 9, { targets }).first).toEqual([88, 92]);
    const own = targets.map((target) => ({ ...target, authorKind: "patient" as const }));
    expect(limitsAt("oxygen", 60, { targets: own })).toMatchObject({ source: "usual", first: [95, 100] });
    expect(limitsAt("pulse", 60, { targets })).toMatchObject({ source: "usual" });
  });
});

it("what adds up is the total of its day, and of its month is held against nothing", () => {
  const bucket = { start: 20_000, count: 3, min: 200, max: 500, sum: 1000, min2: null, max2: null, sum2: null };
  const target = { tracker: "water", range: [1500, null], authorKind: "employee", authorId: "d" } as const;
  const of = { birthDate: "", targets: [target] };
  expect(pointsOfBuckets("water", [bucket], of, 1)).toMatchObject([
    { value: 1000, low: 1000, high: 1000, flag: "low" },
  ]);
  expect(pointsOfBuckets("water", [bucket], of, 30)).toMatchObject([{ value: 1000, flag: null }]);
  expect(pointsOfBuckets("pulse", [{ ...bucket, sum: 900 }], of, 1)).toMatchObject([{ value: 300, low: 200 }]);
});
