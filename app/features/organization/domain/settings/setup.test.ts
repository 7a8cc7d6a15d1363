import { expect, it } from "vitest";
import { isBookable, stepsLeft, type Setup } from "./setup";

const setup = (...missing: (keyof Setup["done"])[]): Setup => ({
  done: {
    branch: !missing.includes("branch"),
    department: !missing.includes("department"),
    offering: !missing.includes("offering"),
    doctor: !missing.includes("doctor"),
    timings: !missing.includes("timings"),
    portal: !missing.includes("portal"),
  },
  booked: false,
});

it("patients can book once everything is there but the look at the portal", () => {
  expect(isBookable(setup("portal"))).toBe(true);
  expect(stepsLeft(setup("portal"))).toBe(1);
});

it.each(["branch", "department", "offering", "doctor", "timings"] as const)("nobody can book without %s", (step) => {
  expect(isBookable(setup(step))).toBe(false);
});
