import { expect, it } from "vitest";
import { isBookable, isUnderWay, SETUP_STEPS, stepsLeft, stepsShown, type Setup, type SetupStep } from "./setup";

const setup = (missing: readonly SetupStep[], more: Partial<Setup> = {}): Setup => ({
  done: Object.fromEntries(SETUP_STEPS.map((step) => [step, !missing.includes(step)])) as Setup["done"],
  has: Object.fromEntries(
    (["branch", "department", "offering", "doctor", "timings"] as const).map((name) => [name, !missing.includes(name)]),
  ) as Setup["has"],
  ...{ dismissed: [], branchId: null, doctorId: null, booked: false },
  ...more,
});

it("patients can book once everything is there but the logo and a colleague", () => {
  expect(isBookable(setup(["brand", "colleague"]))).toBe(true);
  expect(stepsLeft(setup(["brand", "colleague"]))).toBe(2);
});

it.each(["branch", "department", "offering", "doctor", "timings"] as const)("nobody can book without %s", (step) => {
  expect(isBookable(setup([step]))).toBe(false);
});

it("patients can book at a location whose address is still to come", () => {
  const without = setup(["branch"], { has: setup([]).has });
  expect([isBookable(without), stepsLeft(without)]).toEqual([true, 1]);
});

it("a step that is dismissed is neither shown nor left, whether it is done or not", () => {
  const dismissed = setup(["brand", "colleague"], { dismissed: ["colleague"] });
  expect(stepsShown(dismissed)).not.toContain("colleague");
  expect(stepsLeft(dismissed)).toBe(1);
});

it("steps come back after the first booking until they are done or dismissed", () => {
  const booked = { booked: true };
  expect(isUnderWay(setup(["brand"], booked))).toBe(true);
  expect(isUnderWay(setup(["brand"], { ...booked, dismissed: ["brand"] }))).toBe(false);
  expect(isUnderWay(setup([], booked))).toBe(false);
  expect(isUnderWay(setup([]))).toBe(true);
});
