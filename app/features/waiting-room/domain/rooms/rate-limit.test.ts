import { describe, expect, it } from "vitest";
import { type FrameAllowance, takeFrame } from "./rate-limit";

describe("the frame allowance", () => {
  it("lets a burst of 200 frames pass, refuses the next and says when to come again", () => {
    let allowance: FrameAllowance | undefined;
    for (let n = 0; n < 200; n++) {
      const taken = takeFrame(allowance, 1_000);
      expect(taken.retryAfterMs).toBe(0);
      allowance = taken.allowance;
    }
    expect(takeFrame(allowance, 1_000).retryAfterMs).toBe(50);
    expect(takeFrame(allowance, 1_050).retryAfterMs).toBe(0);
  });

  it("gains nothing from a clock that steps back", () => {
    const spent: FrameAllowance = { frames: 0, at: 5_000 };
    expect(takeFrame(spent, 1_000).retryAfterMs).toBe(50);
  });
});
