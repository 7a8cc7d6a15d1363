import { describe, expect, it } from "vitest";
import { GOAL_TRACKERS } from "../trackers/trackers";
import { goalUnitsOf, progressOf, ucumOf, unitOfGoal } from "./goal-targets";

describe("the target of a goal", () => {
  it("can be given for every tracker that measures one, in one unit at least, which is one of the tracker's", () => {
    for (const tracker of GOAL_TRACKERS) {
      const units = goalUnitsOf(tracker);
      expect(units.length, tracker).toBeGreaterThan(0);
      for (const unit of units) expect(unitOfGoal(tracker, unit), `${tracker} in ${unit}`).toBeDefined();
    }
  });

  it("in mg/dL means the quantity of its own tracker", () => {
    expect(unitOfGoal("glucose", "mmol/L")).toBe("glucose mmol/L");
    expect(unitOfGoal("ldl", "mmol/L")).toBe("cholesterol mmol/L");
    expect(unitOfGoal("weight", "mmol/L")).toBeUndefined();
    expect(ucumOf("lb")).toBe("[lb_av]");
  });

  it("is compared with the last reading in the canonical unit, and shown in its own", () => {
    const pounds = { tracker: "weight", comparison: "AT_MOST", target: 176.4, targetTo: null, unit: "lb" };
    const reading = (value: number) => ({ value, day: "2026-11-20" });
    expect(progressOf(pounds, reading(176.4 * 0.453_592_37))).toEqual({
      ...{ value: 176.4, day: "2026-11-20", isReached: true },
    });
    expect(progressOf(pounds, reading(80.1))).toMatchObject({ value: 176.6, isReached: false });
    const sugar = { tracker: "glucose", comparison: "BETWEEN", target: 4, targetTo: 7, unit: "mmol/L" };
    expect([60, 72.1, 100, 126.1, 130].map((value) => progressOf(sugar, reading(value))?.isReached)).toEqual([
      ...[false, true, true, true, false],
    ]);
    expect(progressOf({ ...sugar, comparison: "AT_LEAST" }, reading(60))?.isReached).toBe(false);
  });

  it("is nothing where no tracker measures the goal", () => {
    expect(progressOf({ tracker: "", target: 3 }, { value: 3, day: "2026-11-20" })).toBeUndefined();
  });
});
