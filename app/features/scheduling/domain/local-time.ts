import { DAY_MS, fromDayNumber, type IsoDate } from "~/kernel/dates";
import { MINUTE_MS } from "~/kernel/minutes";
import { toLocal, type ZoneTable } from "~/kernel/zones";

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
