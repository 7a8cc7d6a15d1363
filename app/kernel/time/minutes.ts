import { fail, ok, type Result } from "../result";

/** Minutes in a wall-clock day; 1440 itself is the end of the day, written 24:00. */
export const MINUTES_A_DAY = 1440;
export const MINUTE_MS = 60_000;

/** Minutes from midnight (0..1440) as 'hh:mm', the form the specification's section 9 shows. */
export function formatMinutes(minutes: number): string {
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > MINUTES_A_DAY) {
    throw new RangeError(`not minutes from midnight: ${minutes}`);
  }
  const hours = Math.floor(minutes / 60);
  return `${String(hours).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

export type TimeError = "time-format" | "time-out-of-range";

/** 'hh:mm' or 'h:mm' (00:00..24:00) as minutes from midnight. */
export function parseMinutes(text: string): Result<number, TimeError> {
  const match = /^(\d{1,2}):(\d{2})$/.exec(text.trim());
  if (!match) return fail("time-format");
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  if (Number(match[2]) > 59 || minutes > MINUTES_A_DAY) return fail("time-out-of-range");
  return ok(minutes);
}
