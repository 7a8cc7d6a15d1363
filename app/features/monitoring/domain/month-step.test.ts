import { expect, it } from "vitest";
import { ENROLMENT_STATES } from "./enrolment-states";
import { monthStep, monthStepAt } from "./month-step";

const row = { monthAt: 100, graceAt: 200 };

it("no month begins while an earlier one is to be paid, however late it is looked", () => {
  expect(monthStep({ ...row, state: "PAYMENT_FAILED" }, 150)).toBeNull();
  expect(monthStep({ ...row, state: "PAYMENT_FAILED" }, 1000)).toBe("grace");
  expect(monthStepAt({ ...row, state: "PAYMENT_FAILED", graceAt: null })).toBeNull();
});

it("a month begins at its time and not before, and in no state but the active one", () => {
  expect(monthStep({ ...row, state: "ACTIVE" }, 99)).toBeNull();
  for (const state of ENROLMENT_STATES) expect(monthStep({ ...row, state }, 100) === "month").toBe(state === "ACTIVE");
});
