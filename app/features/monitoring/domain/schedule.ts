import { DAY_MS, weekdayOfDayNumber } from "~/kernel/time/dates";
import { MINUTE_MS } from "~/kernel/time/minutes";
import { createZoneTable, toLocal, toUtc } from "~/kernel/time/zones";

/** When something is measured. */
export interface Schedule {
  /** Minutes from local midnight, in their order. */
  readonly times: readonly number[];
  /** Days of the week, 1 Monday to 7 Sunday. */
  readonly days: readonly number[];
  /** A reading so long before or after the time is the one that was due then. */
  readonly windowMinutes: number;
}

const zones = createZoneTable();

/**
 * The instants (UTC ms) at which a reading is due, after `from` up to `until`. A time that the clock skips is due when it
 * goes on; one that it shows twice is due the first time.
 */
export function dueTimes({ times, days }: Schedule, zone: string, from: number, until: number): number[] {
  const span = zones.span(zone, from - 2 * DAY_MS, until + 2 * DAY_MS);
  const first = Math.floor(toLocal(span, from) / DAY_MS) - 1;
  const last = Math.floor(toLocal(span, until) / DAY_MS) + 1;
  const found: number[] = [];
  for (let day = first; day <= last; day += 1) {
    if (!days.includes(weekdayOfDayNumber(day))) continue;
    for (const minutes of times) {
      const local = day * DAY_MS + minutes * MINUTE_MS;
      // Clocks go forward by two hours at most.
      const [at] = [0, 30, 60, 90, 120].flatMap((later) => toUtc(span, local + later * MINUTE_MS));
      if (at !== undefined && at > from && at <= until) found.push(at);
    }
  }
  return [...new Set(found)].sort((one, other) => one - other);
}

/** The calendar day of an instant in a zone: days since 1970-01-01. */
export function localDay(zone: string, at: number): number {
  return Math.floor(toLocal(zones.span(zone, at - DAY_MS, at + DAY_MS), at) / DAY_MS);
}
