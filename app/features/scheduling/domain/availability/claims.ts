import { merge, type Interval } from "~/kernel/time/intervals";
import { MINUTE_MS } from "~/kernel/time/minutes";
import { TICK_MINUTES } from "../timings/timing";

/** One row of slot_claim stands for one tick: five UTC minutes, numbered from 1970-01-01T00:00Z. */
export const TICK_MS = TICK_MINUTES * MINUTE_MS;

/** An appointment and the time it keeps free around itself. Instants in UTC ms, buffers in minutes. */
export interface ClaimedTime {
  readonly start: number;
  readonly end: number;
  readonly bufferBefore: number;
  readonly bufferAfter: number;
}

/** UTC ms that an appointment keeps from others: [start - bufferBefore, end + bufferAfter). */
export function claimedInterval(time: ClaimedTime): Interval {
  return { start: time.start - time.bufferBefore * MINUTE_MS, end: time.end + time.bufferAfter * MINUTE_MS };
}

/** Every tick that an appointment with its buffers touches, ascending: the rows that must be won together. */
export function claimTicks(time: ClaimedTime): number[] {
  const { start, end } = claimedInterval(time);
  if (start >= end) return [];
  const first = Math.floor(start / TICK_MS);
  return Array.from({ length: Math.ceil(end / TICK_MS) - first }, (_, i) => first + i);
}

/** Busy time from claimed ticks in any order, as merged UTC ms intervals. */
export function busyFromTicks(ticks: Iterable<number>): Interval[] {
  return merge(Array.from(ticks, (tick) => ({ start: tick * TICK_MS, end: (tick + 1) * TICK_MS })));
}
