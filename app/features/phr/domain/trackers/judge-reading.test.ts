import { describe, expect, it } from "vitest";
import { judgeReading, type TypedReading } from "./judge-reading";
import { trackerOf } from "./trackers";

const at = Date.UTC(2026, 10, 23, 9);
const adult = { age: 40 };
const judged = (typed: Omit<TypedReading, "at">, known: Parameters<typeof judgeReading>[1] = adult) =>
  judgeReading({ ...typed, at }, known);

describe("a reading before it is kept", () => {
  it("is fine where it is usual", () => {
    expect(judged({ tracker: "weight", value: 70, unit: "kg" })).toEqual({ verdict: "fine" });
    expect(judged({ tracker: "bloodPressure", value: 120, value2: 80, unit: "mmHg" })).toEqual({ verdict: "fine" });
  });

  it("is asked about with the other unit where that would be likelier: 70 lb for a grown-up, 98.6 °C", () => {
    expect(judged({ tracker: "weight", value: 70, unit: "lb" })).toEqual({
      verdict: "asked",
      field: "value",
      why: "unit",
      otherUnit: "kg",
    });
    expect(judged({ tracker: "temperature", value: 98.6, unit: "°C" })).toMatchObject({
      verdict: "refused",
      otherUnit: "°F",
    });
    expect(judged({ tracker: "glucose", value: 5.5, unit: "glucose mg/dL" })).toMatchObject({
      verdict: "refused",
      otherUnit: "glucose mmol/L",
    });
  });

  it("is refused where it cannot be: a diastolic pressure that is not below the systolic one", () => {
    expect(judged({ tracker: "bloodPressure", value: 80, value2: 120, unit: "mmHg" })).toMatchObject({
      verdict: "refused",
      field: "value2",
    });
    expect(judged({ tracker: "weight", value: 10_000, unit: "kg" })).toMatchObject({ verdict: "refused", max: 700 });
  });

  it("is asked about where it is unlikely, and not for a child", () => {
    expect(judged({ tracker: "weight", value: 610, unit: "kg" })).toMatchObject({ verdict: "asked", why: "unusual" });
    expect(judged({ tracker: "weight", value: 12, unit: "kg" }, { age: 3 })).toEqual({ verdict: "fine" });
  });

  it("is asked about where a weight or height is far from what a child's age allows, and never refused for that", () => {
    const kilograms = (value: number, age: number) => judged({ tracker: "weight", value, unit: "kg" }, { age });
    const centimeters = (value: number, age: number) => judged({ tracker: "height", value, unit: "cm" }, { age });
    expect(kilograms(70, 5)).toMatchObject({ verdict: "asked", why: "unit", otherUnit: "lb" });
    expect(kilograms(150, 5)).toEqual({ verdict: "asked", field: "value", why: "age" });
    expect(kilograms(5, 5)).toEqual({ verdict: "asked", field: "value", why: "age" });
    expect(centimeters(170, 5)).toMatchObject({ verdict: "asked", why: "age" });
    expect([kilograms(3.3, 0), centimeters(50, 0), kilograms(0.6, 0)]).toEqual(Array(3).fill({ verdict: "fine" }));
    expect([kilograms(70, 14), centimeters(175, 14), kilograms(70, 40)]).toEqual(Array(3).fill({ verdict: "fine" }));
  });

  it("is not asked about within three standard deviations of the World Health Organization's tables", () => {
    // Weights of girls in kg and heights of boys in cm: the lowest of a year's first month, the highest of its last.
    const weights = [
      [2, 12.8],
      [6.3, 16.7],
      [8.1, 20.6],
      [9.6, 24.8],
      [10.9, 29.2],
      [12.4, 33],
      [13.5, 37.8],
      [14.8, 43.5],
      [16.3, 50.5],
      [18.2, 58.4],
    ];
    const heights = { 5: [96.5, 130.1], 8: [110.4, 150], 12: [127.9, 177.6], 15: [145.6, 195.9] };
    const fine = { verdict: "fine" };
    for (const [age, ends] of weights.entries())
      for (const value of ends) expect(judged({ tracker: "weight", value, unit: "kg" }, { age })).toEqual(fine);
    for (const [age, ends] of Object.entries(heights))
      for (const value of ends)
        expect(judged({ tracker: "height", value, unit: "cm" }, { age: Number(age) })).toEqual(fine);
  });

  it("is asked about with the other unit where that is near the last one, of a child too", () => {
    const last = { value: 70, at: at - 90 * 86_400_000 };
    const pounds = { tracker: "weight", value: 154, unit: "kg" } as const;
    expect(judged(pounds, { age: 40, last })).toMatchObject({ verdict: "asked", why: "unit", otherUnit: "lb" });
    expect(judged(pounds)).toEqual({ verdict: "fine" });
    const child = { age: 3, last: { value: 14, at: at - 90 * 86_400_000 } };
    expect(judged({ tracker: "weight", value: 31.5, unit: "kg" }, child)).toMatchObject({ otherUnit: "lb" });
    expect(judged({ tracker: "weight", value: 15.5, unit: "kg" }, child)).toEqual({ verdict: "fine" });
    expect(
      judged({ tracker: "height", value: 39, unit: "cm" }, { age: 3, last: { ...last, value: 98 } }),
    ).toMatchObject({
      otherUnit: "in",
    });
  });

  it("is asked about from the line on that is drawn above", () => {
    const asked = (tracker: "hba1c" | "pain" | "cholesterol", value: number) =>
      judged({ tracker, value, unit: trackerOf(tracker).units[0] }).verdict === "asked";
    expect([asked("hba1c", 6.4), asked("hba1c", 6.5)]).toEqual([false, true]);
    expect([asked("pain", 6), asked("pain", 7)]).toEqual([false, true]);
    expect([asked("cholesterol", 200), asked("cholesterol", 201)]).toEqual([false, true]);
    const pressure = (value: number, value2: number) =>
      judged({ tracker: "bloodPressure", value, value2, unit: "mmHg" }).verdict;
    expect([pressure(179, 119), pressure(180, 100), pressure(150, 120)]).toEqual(["fine", "asked", "asked"]);
  });

  it("is asked about where it is far from the last one", () => {
    const last = { value: 70, at: at - 3_600_000 };
    expect(judged({ tracker: "weight", value: 77, unit: "kg" }, { age: 40, last })).toMatchObject({ why: "jump" });
    expect(judged({ tracker: "weight", value: 72, unit: "kg" }, { age: 40, last })).toEqual({ verdict: "fine" });
    expect(
      judged({ tracker: "weight", value: 77, unit: "kg" }, { age: 40, last: { ...last, at: at - 30 * 86_400_000 } }),
    ).toEqual({ verdict: "fine" });
  });
});
