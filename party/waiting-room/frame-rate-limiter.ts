import { type FrameAllowance, takeFrame } from "~/features/waiting-room/domain/rooms/rate-limit";
import { MAX_BAD_FRAMES } from "~/features/waiting-room/domain/rooms/room-limits";

/**
 * Counts frames. In memory only: a room hibernates when nothing comes, and by then every allowance has filled up.
 */
export class FrameRateLimiter {
  private readonly allowances = new Map<string, FrameAllowance>();
  private readonly badFrames = new Map<string, number>();

  /** Milliseconds to wait before a member's next frame; 0 when this one may pass. */
  take(memberId: string, now: number): number {
    const { allowance, retryAfterMs } = takeFrame(this.allowances.get(memberId), now);
    this.allowances.set(memberId, allowance);
    return retryAfterMs;
  }

  /** Notes a frame that could not be taken; true when the connection has sent too many in a row. */
  isTooMany(connectionId: string): boolean {
    const count = (this.badFrames.get(connectionId) ?? 0) + 1;
    this.badFrames.set(connectionId, count);
    return count >= MAX_BAD_FRAMES;
  }

  /** A good frame clears what came before it. */
  good(connectionId: string): void {
    this.badFrames.delete(connectionId);
  }

  forget(connectionId: string): void {
    this.badFrames.delete(connectionId);
  }
}
