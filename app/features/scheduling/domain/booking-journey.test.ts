import { describe, expect, it } from "vitest";
import { stepNow, stepsOf, type Decisions } from "./booking-journey";

const open = { needed: true, made: false };
const made = { needed: true, made: true };
const none = { needed: false, made: true };
const journey: Decisions = { service: made, provider: made, place: none, time: open, you: open };

describe("a booking's journey", () => {
  it("has only the steps with something to decide, and ends with the check", () => {
    expect(stepsOf(journey)).toEqual(["service", "provider", "time", "you", "check"]);
    expect(stepsOf({ service: none, provider: none, place: none, time: open, you: none })).toEqual(["time", "check"]);
  });

  it("stands at the first decision that is open", () => {
    expect(stepNow(journey, undefined)).toBe("time");
    expect(stepNow({ ...journey, time: made, you: made }, undefined)).toBe("check");
  });

  it("goes back to a step that was asked for, and never past an open one", () => {
    expect(stepNow(journey, "provider")).toBe("provider");
    expect(stepNow(journey, "check")).toBe("time");
    expect(stepNow(journey, "place")).toBe("time");
  });
});
