import { describe, expect, it } from "vitest";
import { afterAct, ENROLMENT_ACTS, ENROLMENT_STATES, type EnrolmentAct, type EnrolmentState } from "./enrolment-states";

const none = {
  ...{ consent: null, charge: null, pay: null, owe: null, suspend: null },
  ...{ pause: null, resume: null, complete: null, cancel: null },
};
const EXPECTED: Record<EnrolmentState, Record<EnrolmentAct, EnrolmentState | null>> = {
  PROPOSED: { ...none, consent: "ACTIVE", charge: "AWAITING_PAYMENT", cancel: "CANCELLED" },
  AWAITING_PAYMENT: { ...none, pay: "ACTIVE", cancel: "CANCELLED" },
  ACTIVE: { ...none, owe: "PAYMENT_FAILED", pause: "PAUSED", complete: "COMPLETED", cancel: "CANCELLED" },
  PAYMENT_FAILED: {
    ...{ ...none, pay: "ACTIVE", suspend: "PAUSED", pause: "PAUSED" },
    ...{ complete: "COMPLETED", cancel: "CANCELLED" },
  },
  PAUSED: { ...none, pay: "ACTIVE", resume: "ACTIVE", complete: "COMPLETED", cancel: "CANCELLED" },
  COMPLETED: none,
  CANCELLED: none,
};

describe("the monitoring of a patient", () => {
  it("goes from each state by each act where the table written by hand says", () => {
    for (const state of ENROLMENT_STATES)
      for (const act of ENROLMENT_ACTS)
        expect([state, act, afterAct(state, act)]).toEqual([state, act, EXPECTED[state][act]]);
  });
});
