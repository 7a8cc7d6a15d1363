import { describe, expect, it } from "vitest";
import { stepNow, stepsOf, type Decisions } from "./booking-journey";

const open = { needed: true, made: false };
const made = { needed: true, made: true };
const none = { needed: false, made: true };
const journey: Decisions = { service: made, provider: made, place: none, time: open };

describe("a booking's journey", () => {
  it("has only the steps with something to decide, and ends with the one that books", () => {
    expect(stepsOf(journey)).toEqual(["service", "provider", "time", "you"]);
    expect(stepsOf({ service: none, provider: none, place: none, time: open })).toEqual(["time", "you"]);
  });

  it("stands at the first decision that is open", () => {
    expect(stepNow(journey, undefined)).toBe("time");
    expect(stepNow({ ...journey, time: made }, undefined)).toBe("you");
  });

  it("goes back to a step that was asked for, and never past an open one", () => {
    expect(stepNow(journey, "provider")).toBe("provider");
    expect(stepNow(journey, "you")).toBe("time");
    expect(stepNow(journey, "place")).toBe("time");
  });
});
