import { DAY_MS, fromDayNumber, toDayNumber, type IsoDate } from "~/kernel/time/dates";
import { formatMinutes, MINUTE_MS, parseMinutes } from "~/kernel/time/minutes";
import { createZoneTable, toLocal, toUtc } from "~/kernel/time/zones";

/** What a clock and a calendar on the wall show. */
export interface WallTime {
  date: IsoDate;
  /** hh:mm */
  time: string;
}

/** It grows by zone and month alone. */
const zones = createZoneTable();

/** Wall-clock time of an instant, in ms as if it were UTC; plots are drawn by it. */
export const localTime = (at: number, zone: string): number => toLocal(zones.span(zone, at, at + 1), at);

/** The calendar day of an instant: days since 1970-01-01. */
export const dayOf = (at: number, zone: string): number => Math.floor(localTime(at, zone) / DAY_MS);

export function wallTime(at: number, zone: string): WallTime {
  const local = localTime(at, zone);
  const day = Math.floor(local / DAY_MS);
  return { date: fromDayNumber(day), time: formatMinutes(Math.floor((local - day * DAY_MS) / MINUTE_MS)) };
}

/**
 * The instant at which a clock shows a time: the first of two where it is turned back, and where it is put forward over
 * the time, the moment at which it goes on. Null for a time that is none.
 */
export function instantAt({ date, time }: WallTime, zone: string): number | null {
  const minutes = parseMinutes(time);
  if (!minutes.ok || minutes.value >= 1440) return null;
  const local = toDayNumber(date) * DAY_MS + minutes.value * MINUTE_MS;
  const span = zones.span(zone, local - 2 * DAY_MS, local + 2 * DAY_MS);
  for (let later = 0; later <= 180; later++) {
    const [first] = toUtc(span, local + later * MINUTE_MS);
    if (first !== undefined) return first;
  }
  return null;
}
