import { MINUTE_MS } from "~/kernel/time/minutes";

/** Whole minutes from one instant (UTC ms) to another; 0 where it is still to come. */
export const minutesSince = (at: number, now: number): number => Math.max(0, Math.floor((now - at) / MINUTE_MS));
