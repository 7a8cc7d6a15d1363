import { describe, expect, it } from "vitest";
import { earlierValue } from "./earlier-values";
import { howFar, isPart, reviewSince } from "./how-far";
import type { LabResult } from "./lab-order";
import type { LabState } from "./lab-order-states";
import { groupsOf } from "./panels";

const inStates = (...states: LabState[]) => states.map((state, at) => ({ state, stateAt: at + 1 }));

describe("how far an order is", () => {
  it("counts the tests that have results among those that are wanted", () => {
    expect(howFar(inStates("RESULTED", "REVIEWED", "ENTERED", "CANCELLED"))).toEqual({ come: 2, wanted: 3 });
    expect(isPart({ come: 2, wanted: 3 })).toBe(true);
    for (const whole of [
      { come: 0, wanted: 3 },
      { come: 3, wanted: 3 },
    ])
      expect(isPart(whole)).toBe(false);
  });

  it("waits for its review since the first of its results came that nobody has reviewed", () => {
    expect(reviewSince(inStates("REVIEWED", "IN_PROGRESS", "RESULTED", "CORRECTED"))).toBe(3);
    expect(reviewSince(inStates("REVIEWED", "ENTERED", "CANCELLED", "PARTLY_RESULTED"))).toBeNull();
  });
});

describe("the tests of an order", () => {
  it("are shown by panel where the first of it stands, and the others by themselves", () => {
    const test = (name: string, panel = "") => ({ name, panel });
    const shown = groupsOf([test("HGB", "Count"), test("TSH"), test("WBC", "Count"), test("INR")]);
    expect(shown.map(({ panel, tests }) => [panel, tests.map(({ name }) => name)])).toEqual([
      ["Count", ["HGB", "WBC"]],
      ["", ["TSH"]],
      ["", ["INR"]],
    ]);
  });
});

describe("the earlier value", () => {
  const result = (more: Partial<LabResult>) =>
    ({
      ...{ orderId: "now", componentId: "k", loinc: "2823-3", kind: "NUMERIC", value: "4.2", unit: "mmol/L" },
      ...{ sampledAt: 10, ...more },
    }) as LabResult;
  const before = (more: Partial<LabResult>) => result({ orderId: "before", value: "4.0", sampledAt: 5, ...more });

  it("is that of the newest older sample of another order, by component or code", () => {
    const others = [before({ value: "3.9", sampledAt: 3 }), before({ componentId: "of another laboratory" })];
    expect(earlierValue(result({}), others)).toEqual({ value: "4.0", unit: "mmol/L", kind: "NUMERIC", sampledAt: 5 });
  });

  it.each([
    ["in another unit", { unit: "mg/dL" }],
    ["of a later sample", { sampledAt: 11 }],
    ["of the same order", { orderId: "now" }],
    ["of something else", { componentId: "na", loinc: "" }],
    ["that is a file alone", { value: "" }],
  ])("is none %s", (_which, more) => {
    expect(earlierValue(result({}), [before(more)])).toBeNull();
  });
});
