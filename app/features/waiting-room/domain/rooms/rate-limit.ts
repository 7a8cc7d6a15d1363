import { FRAME_BURST, FRAMES_PER_SECOND } from "./room-limits";

/** What is left of a member's allowance, as of `at` (epoch milliseconds). */
export interface FrameAllowance {
  frames: number;
  at: number;
}

/**
 * Takes one frame from an allowance that fills up again with time (token bucket).
 * `retryAfterMs` is 0 when the frame may pass, else the time until the next one may.
 */
export function takeFrame(
  allowance: FrameAllowance | undefined,
  now: number,
): { allowance: FrameAllowance; retryAfterMs: number } {
  const elapsed = allowance ? Math.max(0, now - allowance.at) : 0;
  const filled = Math.min(FRAME_BURST, (allowance?.frames ?? FRAME_BURST) + (elapsed * FRAMES_PER_SECOND) / 1_000);
  if (filled >= 1) return { allowance: { frames: filled - 1, at: now }, retryAfterMs: 0 };
  return {
    allowance: { frames: filled, at: now },
    retryAfterMs: Math.ceil(((1 - filled) * 1_000) / FRAMES_PER_SECOND),
  };
}
