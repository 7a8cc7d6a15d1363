import { describe, expect, it } from "vitest";
import { stepNow, stepsAreSure, stepsOf, type Decisions } from "./booking-journey";

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

describe("how many steps there are", () => {
  const yes = { needed: true, made: true };
  const open = { needed: true, made: false };
  const none = { needed: false, made: true };

  it.each([
    ["before the service is chosen", { service: open, provider: none, place: none, time: open }, false],
    ["while the doctor decides on the places", { service: yes, provider: open, place: open, time: open }, false],
    ["where there is one place", { service: yes, provider: open, place: none, time: open }, true],
    ["once the doctor is chosen", { service: yes, provider: yes, place: open, time: open }, true],
    ["where there is no doctor to choose", { service: none, provider: none, place: open, time: open }, true],
  ])("is said %s only if no choice can change it", (_when, decisions, sure) => {
    expect(stepsAreSure(decisions)).toBe(sure);
  });
});
