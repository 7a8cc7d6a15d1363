import { describe, expect, it } from "vitest";
import { nearestTimes } from "./nearest-times";

describe("the nearest free times", () => {
  it("are the nearest on both sides, in order of time, without the lost one", () => {
    expect(nearestTimes([10, 20, 30, 40, 50, 60], 40, 3)).toEqual([30, 50, 60]);
    expect(nearestTimes([10, 20, 30, 42, 50], 33, 3)).toEqual([20, 30, 42]);
  });

  it("prefer the later of two equally near ones", () => {
    expect(nearestTimes([30, 50], 40, 1)).toEqual([50]);
  });

  it("are all there are when fewer are left, on one side or none", () => {
    expect(nearestTimes([10, 20], 99, 3)).toEqual([10, 20]);
    expect(nearestTimes([10, 20], 1, 3)).toEqual([10, 20]);
    expect(nearestTimes([40], 40, 3)).toEqual([]);
    expect(nearestTimes([], 40, 3)).toEqual([]);
  });
});
