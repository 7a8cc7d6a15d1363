import { describe, expect, it } from "vitest";
import { DAY_MS } from "~/kernel/time/dates";
import { bodyMassPoints } from "./body-mass";
import { usualAt } from "./limits";
import { pointsOfBuckets, stretchesOf } from "./plot-points";
import { ageOn } from "~/kernel/time/age";
import { dayOf, instantAt, wallTime } from "./reading-time";
import { chosenUnit } from "./unit-choice";

const day = (start: number, min: number, max: number) => ({
  ...{ start, count: 2, min, max, sum: min + max },
  ...{ min2: null, max2: null, sum2: null },
});

describe("what a plot shows", () => {
  it("is flagged beside the usual range of grown-ups from the eighteenth birthday on, and not a day before", () => {
    const birthday = 20_000;
    const born = "2006-10-04";
    expect(ageOn(born, "2024-10-03")).toBe(17);
    const points = pointsOfBuckets(
      "pulse",
      [day(birthday - 1, 120, 130), day(birthday, 120, 130)],
      { birthDate: born },
      1,
    );
    expect(points.map(({ flag }) => flag)).toEqual([null, "high"]);
    expect(usualAt("pulse", 17).first).toBeNull();
    expect([usualAt("bmi", 19).first, usualAt("bmi", 20).first]).toEqual([null, [18.5, 25]]);
    expect(usualAt("pulse", null).first).toEqual([60, 100]);
  });

  it("is interrupted where nothing was measured for long", () => {
    const points = pointsOfBuckets("pulse", [day(1, 60, 70), day(2, 60, 70), day(12, 60, 70)], { birthDate: "" }, 1);
    expect(stretchesOf(points, 7).map((stretch) => stretch.length)).toEqual([2, 1]);
    expect(stretchesOf([], 7)).toEqual([]);
  });

  it("of the body mass goes by the height that is nearest in time, and has none without a height", () => {
    const weights = pointsOfBuckets("weight", [day(0, 20, 20), day(1000, 40, 40)], { birthDate: "" }, 1);
    const heights = [
      { at: 0, height: 100 },
      { at: 1000 * DAY_MS, height: 140 },
    ];
    expect(bodyMassPoints(weights, heights, { birthDate: "" }).map(({ value }) => Math.round(value * 10) / 10)).toEqual(
      [20, 20.4],
    );
    expect(bodyMassPoints(weights, [], { birthDate: "" })).toEqual([]);
  });
});

describe("the clock of a reading", () => {
  it("goes there and back, and skips no day when it changes", () => {
    for (const zone of ["Europe/Madrid", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC"]) {
      for (let at = Date.UTC(2026, 2, 1); at < Date.UTC(2026, 10, 10); at += 5 * 3_600_000 + 420_000) {
        const read = instantAt(wallTime(at, zone), zone);
        // Of two times that look alike, the first one is meant.
        expect([at, at - 3_600_000, at - 1_800_000]).toContain(read);
        expect(dayOf(read ?? 0, zone)).toBe(dayOf(at, zone));
      }
    }
    expect(instantAt({ date: "2026-03-29", time: "02:30" }, "Europe/Madrid")).toBe(Date.UTC(2026, 2, 29, 1, 0));
    expect(instantAt({ date: "2026-03-29", time: "25:30" }, "UTC")).toBeNull();
  });
});

it("the chosen unit of a girth is the smaller one of the same system", () => {
  const choice = { height: "3", weight: "2", temperature: "1", bloodSugar: "2" };
  expect([chosenUnit("height", choice), chosenUnit("waist", choice), chosenUnit("weight", choice)]).toEqual([
    ...["ft", "in", "lb"],
  ]);
  expect(chosenUnit("waist", { ...choice, height: "4" })).toBe("cm");
  expect([chosenUnit("glucose", choice), chosenUnit("steps", choice)]).toEqual(["glucose mmol/L", "steps"]);
});
