import { type FrameAllowance, takeFrame } from "~/features/waiting-room/domain/rooms/rate-limit";
import { MAX_BAD_FRAMES } from "~/features/waiting-room/domain/rooms/room-limits";

/** Counts frames, in memory only: a room hibernates when nothing arrives, and by then every allowance is full again. */
export class FrameRateLimiter {
  private readonly allowances = new Map<string, FrameAllowance>();
  private readonly badFrames = new Map<string, number>();

  /** Milliseconds to wait before a member's next frame; 0 if this one may pass. */
  take(memberId: string, now: number): number {
    const { allowance, retryAfterMs } = takeFrame(this.allowances.get(memberId), now);
    this.allowances.set(memberId, allowance);
    return retryAfterMs;
  }

  /** Records a frame that was refused; true if the connection has sent too many in succession. */
  isTooMany(connectionId: string): boolean {
    const count = (this.badFrames.get(connectionId) ?? 0) + 1;
    this.badFrames.set(connectionId, count);
    return count >= MAX_BAD_FRAMES;
  }

  /** Clears the count after an accepted frame. */
  good(connectionId: string): void {
    this.badFrames.delete(connectionId);
  }

  forget(connectionId: string): void {
    this.badFrames.delete(connectionId);
  }
}
