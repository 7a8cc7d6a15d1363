import { describe, expect, it } from "vitest";
import { fateOf, isInTime } from "./credit-fate";

const HOUR = 3_600_000;
const early = { byPatient: true, aheadMs: 24 * HOUR };
const late = { byPatient: true, aheadMs: 24 * HOUR - 1 };
const byPractice = { byPatient: false, aheadMs: -HOUR };

describe("what becomes of a credit", () => {
  it.each([
    ["ahead", early, "held"],
    ["ahead", late, "held"],
    ["tookPlace", early, "used"],
    ["missed", early, "used"],
    ["calledOff", late, "released"],
    ["canceled", early, "released"],
    ["canceled", late, "used"],
    ["canceled", byPractice, "released"],
  ] as const)("of an appointment that is %s (%o) is that it is %s", (outcome, canceled, fate) => {
    expect(fateOf(outcome, canceled, 24)).toBe(fate);
  });

  it("is that it comes back until the start where no hours are asked for, and not after it", () => {
    expect(isInTime({ byPatient: true, aheadMs: 0 }, 0)).toBe(true);
    expect(isInTime({ byPatient: true, aheadMs: -1 }, 0)).toBe(false);
  });
});
