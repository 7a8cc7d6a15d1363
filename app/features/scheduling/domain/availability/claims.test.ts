import { describe, expect, it } from "vitest";
import { TICK_MS, busyFromTicks, claimTicks, claimedInterval } from "./claims";

const at = (text: string) => Date.parse(`1970-01-01T${text}Z`);

describe("claims", () => {
  it("needs one tick for each five minutes of the appointment and its buffers", () => {
    const appointment = { start: at("01:00"), end: at("01:20"), bufferBefore: 5, bufferAfter: 10 };
    expect(claimedInterval(appointment)).toEqual({ start: at("00:55"), end: at("01:30") });
    expect(claimTicks(appointment)).toEqual([11, 12, 13, 14, 15, 16, 17]);
  });

  it("gives neighbours no tick in common", () => {
    const first = claimTicks({ start: at("01:00"), end: at("01:20"), bufferBefore: 0, bufferAfter: 5 });
    const second = claimTicks({ start: at("01:25"), end: at("01:45"), bufferBefore: 0, bufferAfter: 5 });
    expect(first.at(-1)! + 1).toBe(second[0]);
  });

  it("takes every tick that a time off the five minutes touches, and none for an empty one", () => {
    const odd = { start: at("01:03"), end: at("01:06"), bufferBefore: 0, bufferAfter: 0 };
    expect(claimTicks(odd)).toEqual([12, 13]);
    expect(claimTicks({ ...odd, end: odd.start })).toEqual([]);
  });

  it("turns ticks in any order back into busy time", () => {
    expect(busyFromTicks([14, 12, 20, 13, 12])).toEqual([
      { start: at("01:00"), end: at("01:15") },
      { start: 20 * TICK_MS, end: 21 * TICK_MS },
    ]);
    expect(busyFromTicks(new Set<number>())).toEqual([]);
  });
});
