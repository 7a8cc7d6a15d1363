import { describe, expect, it } from "vitest";
import { estimateWait, appointmentLength } from "./wait-estimate";

const took = (...minutes: readonly number[]) => minutes.map((each) => ({ minutes: each, planned: 30 }));

describe("how long appointments take", () => {
  it("is the quartiles of those measured", () => {
    expect(appointmentLength(took(20, 10, 14, 12, 30))).toEqual({ lower: 12, upper: 20 });
    expect(appointmentLength(took(10, 20, 30, 40, 50, 60))).toEqual({ lower: 22.5, upper: 47.5 });
  });

  it("is unknown with fewer than five, and appointments left open overnight do not count", () => {
    expect(appointmentLength(took(10, 10, 10, 10))).toBeNull();
    expect(appointmentLength(took(10, 10, 10, 10, 900))).toBeNull();
    expect(appointmentLength(took(10, 10, 10, 10, 0))).toBeNull();
  });

  it("is not what one took that was left open for much longer than was planned", () => {
    expect(appointmentLength(took(20, 10, 14, 12, 30, 91, 180))).toEqual({ lower: 12, upper: 20 });
    expect(appointmentLength([1, 2, 3, 4, 5].map(() => ({ minutes: 90, planned: 60 })))).toEqual({
      ...{ lower: 90, upper: 90 },
    });
  });
});

describe("how long somebody waits", () => {
  const length = { lower: 12, upper: 18 };

  it("is at most one appointment for who is next", () => {
    expect(estimateWait(length, 1)).toEqual({ from: 0, to: 20 });
  });

  it("does not end before the appointment begins, nor before a late doctor comes", () => {
    expect(estimateWait(length, 4, 50)).toEqual({ from: 50, to: 75 });
    expect(estimateWait(length, 4, 20)).toEqual({ from: 35, to: 75 });
    expect(estimateWait(length, 1, -10)).toEqual({ from: 0, to: 20 });
  });

  it("is not said of an appointment that nobody ahead delays: its own time is", () => {
    expect(estimateWait(length, 1, 30)).toBeNull();
    expect(estimateWait(length, 1, 105)).toBeNull();
    expect(estimateWait(length, 4, 105)).toBeNull();
    expect(estimateWait(length, 8, 105)).toEqual({ from: 105, to: 145 });
  });

  it("grows with those ahead, in steps of five minutes rounded outwards", () => {
    expect(estimateWait(length, 2)).toEqual({ from: 10, to: 40 });
    expect(estimateWait(length, 4)).toEqual({ from: 35, to: 75 });
  });
});
