import { describe, expect, it } from "vitest";
import { afterAct, ASSIGNMENT_ACTS, ASSIGNMENT_STATES, nextLookAt, REMIND_MS } from "./assignment-states";

/** By hand: where save, submit, review, reopen, withdraw and lapse lead. */
const EXPECTED = {
  ASSIGNED: ["STARTED", "SUBMITTED", null, null, "WITHDRAWN", "OVERDUE"],
  STARTED: ["STARTED", "SUBMITTED", null, null, "WITHDRAWN", "OVERDUE"],
  OVERDUE: ["OVERDUE", "SUBMITTED", null, null, "WITHDRAWN", null],
  SUBMITTED: [null, null, "REVIEWED", "STARTED", null, null],
  REVIEWED: [null, null, null, "STARTED", null, null],
  WITHDRAWN: [null, null, null, null, null, null],
};

describe("the states of an assigned questionnaire", () => {
  it.each(ASSIGNMENT_STATES)("lead from %s where they should", (state) => {
    expect(ASSIGNMENT_ACTS.map((act) => afterAct(state, act))).toEqual(EXPECTED[state]);
  });

  it("are looked at a day before they are due, and when they are", () => {
    const open = { state: "ASSIGNED", dueAt: 10 * REMIND_MS } as const;
    expect(nextLookAt({ ...open, isReminded: false })).toEqual({ act: "remind", at: 9 * REMIND_MS });
    expect(nextLookAt({ ...open, isReminded: true })).toEqual({ act: "lapse", at: 10 * REMIND_MS });
    expect(nextLookAt({ ...open, dueAt: null, isReminded: false })).toBeNull();
    expect(nextLookAt({ ...open, state: "SUBMITTED", isReminded: true })).toBeNull();
  });
});
