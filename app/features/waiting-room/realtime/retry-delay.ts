/** Longest wait before a reconnect, in milliseconds (specification, section 9: reconnect 10 s). */
const LONGEST_MS = 10_000;
const FIRST_MS = 500;

/**
 * Wait before the next attempt, in milliseconds: doubling from 0.5 s to 10 s, of which a random half is taken off,
 * so that a room's members do not all come back at one moment. `random` is from 0 to 1.
 */
export function retryDelay(failures: number, random: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 10));
  return Math.round(full * (1 - random / 2));
}
