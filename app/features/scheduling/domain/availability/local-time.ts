import { DAY_MS, fromDayNumber, toDayNumber, type IsoDate } from "~/kernel/time/dates";
import { MINUTE_MS } from "~/kernel/time/minutes";
import { toLocal, toUtc, type ZoneTable } from "~/kernel/time/zones";

/** A wall-clock reading: the day, and the minutes from its midnight. */
export interface LocalTime {
  readonly day: IsoDate;
  readonly minutes: number;
}

/** What the clock of a place shows at an instant (UTC ms). */
export function localTime(zones: ZoneTable, zone: string, utc: number): LocalTime {
  const local = toLocal(zones.span(zone, utc, utc + 1), utc);
  const day = Math.floor(local / DAY_MS);
  return { day: fromDayNumber(day), minutes: Math.floor((local - day * DAY_MS) / MINUTE_MS) };
}

/** The first instant (UTC ms) at which the clock of a place shows this; undefined where a clock change skips it. */
export function instantOf(zones: ZoneTable, zone: string, { day, minutes }: LocalTime): number | undefined {
  const local = toDayNumber(day) * DAY_MS + minutes * MINUTE_MS;
  return toUtc(zones.span(zone, local - DAY_MS, local + DAY_MS), local)[0];
}
