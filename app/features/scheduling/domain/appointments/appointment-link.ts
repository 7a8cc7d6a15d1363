import { DAY_MS } from "~/kernel/time/dates";

/** A mailed link lives until a day after the appointment: long enough to see it again, no longer than it is of use. */
export function linkExpiry(endsAt: number): number {
  return endsAt + DAY_MS;
}
