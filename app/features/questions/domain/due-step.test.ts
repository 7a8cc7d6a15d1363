import { describe, expect, it } from "vitest";
import { dueStep, nextStep, type Timed } from "./due-step";
import { QUESTION_STATES } from "./question-states";

const asked: Timed = { state: "ASKED", step: 0, warnAt: 50, passAt: 80, dueAt: 100 };

describe("what the clock does about a question", () => {
  it("is a reminder, then others, then the end, each once its time has come", () => {
    expect(dueStep(asked, 49)).toBeNull();
    expect(dueStep(asked, 50)).toBe("warn");
    expect(dueStep({ ...asked, step: 1 }, 79)).toBeNull();
    expect(dueStep({ ...asked, step: 1 }, 80)).toBe("passOn");
    expect(dueStep({ ...asked, step: 2 }, 99)).toBeNull();
    expect(dueStep({ ...asked, step: 2 }, 100)).toBe("expire");
    // A clock that stood still does one thing after the other.
    expect(dueStep(asked, 1_000)).toBe("warn");
  });

  it("never ends a question by itself that was answered before", () => {
    expect(nextStep({ ...asked, state: "FOLLOW_UP", step: 1 })).toEqual({ step: "passOn", at: 80 });
    expect(nextStep({ ...asked, state: "FOLLOW_UP", step: 2 })).toBeNull();
  });

  it("makes a draft of what is not paid, and closes what is answered", () => {
    const waits = { ...asked, warnAt: null, passAt: null };
    expect(dueStep({ ...waits, state: "AWAITING_PAYMENT" }, 100)).toBe("lapse");
    expect(dueStep({ ...waits, state: "INFO_WANTED" }, 100)).toBe("expire");
    expect(dueStep({ ...waits, state: "ANSWERED" }, 100)).toBe("close");
  });

  it("is nothing for what is over or not sent", () => {
    const still = QUESTION_STATES.filter((state) => nextStep({ ...asked, state }) === null);
    expect(still).toEqual(["DRAFT", "CLOSED", "DECLINED", "EXPIRED", "CANCELLED"]);
  });
});
