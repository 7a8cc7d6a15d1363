import { describe, expect, it } from "vitest";
import { estimateWait, appointmentLength } from "./wait-estimate";

describe("how long appointments take", () => {
  it("is the quartiles of those measured", () => {
    expect(appointmentLength([20, 10, 14, 12, 30])).toEqual({ lower: 12, upper: 20 });
    expect(appointmentLength([10, 20, 30, 40, 50, 60])).toEqual({ lower: 22.5, upper: 47.5 });
  });

  it("is unknown with fewer than five, and appointments left open overnight do not count", () => {
    expect(appointmentLength([10, 10, 10, 10])).toBeNull();
    expect(appointmentLength([10, 10, 10, 10, 900])).toBeNull();
    expect(appointmentLength([10, 10, 10, 10, 0])).toBeNull();
  });
});

describe("how long somebody waits", () => {
  const length = { lower: 12, upper: 18 };

  it("is at most one appointment for who is next", () => {
    expect(estimateWait(length, 1)).toEqual({ from: 0, to: 20 });
  });

  it("does not end before the appointment begins, nor before a late doctor comes", () => {
    expect(estimateWait(length, 1, 90)).toEqual({ from: 90, to: 110 });
    expect(estimateWait(length, 4, 90)).toEqual({ from: 90, to: 110 });
    expect(estimateWait(length, 4, 20)).toEqual({ from: 35, to: 75 });
    expect(estimateWait(length, 1, -10)).toEqual({ from: 0, to: 20 });
  });

  it("grows with those ahead, in steps of five minutes rounded outwards", () => {
    expect(estimateWait(length, 2)).toEqual({ from: 10, to: 40 });
    expect(estimateWait(length, 4)).toEqual({ from: 35, to: 75 });
  });
});
