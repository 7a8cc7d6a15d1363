import { DAY_MS } from "~/kernel/time/dates";
import { offsetAt, type ZoneTable } from "~/kernel/time/zones";

/** A change of a zone's clock: from `start` (UTC ms) on, `to` holds; offsets in ms to add to UTC. */
export interface ZoneChange {
  start: number;
  from: number;
  to: number;
  /** Summer time: the clock is ahead of what the zone keeps otherwise. */
  daylight: boolean;
}

const AROUND_MS = 366 * DAY_MS;

/**
 * How a zone's clock runs in the year before and after an instant: the state at the beginning, then each change. It is
 * what a calendar file has to say of the zone for one event.
 */
export function zoneChangesAround(zone: string, utc: number, zones: ZoneTable): ZoneChange[] {
  const from = utc - AROUND_MS;
  const span = zones.span(zone, from, utc + AROUND_MS);
  const standard = Math.min(...span.offsets);
  const first = offsetAt(span, from);
  const changes: ZoneChange[] = [{ start: from, from: first, to: first, daylight: first > standard }];
  span.starts.forEach((start, index) => {
    const to = span.offsets[index] ?? first;
    if (index > 0 && start > from)
      changes.push({ start, from: span.offsets[index - 1] ?? first, to, daylight: to > standard });
  });
  return changes;
}

/** An offset as calendar files write it: `+0530`. */
export function offsetText(offsetMs: number): string {
  const minutes = Math.round(Math.abs(offsetMs) / 60_000);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${offsetMs < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}
