import { addDays, DAY_MS, toDayNumber, type IsoDate } from "~/kernel/time/dates";
import { createZoneTable, toUtc } from "~/kernel/time/zones";

/** It grows by zone and month alone. */
const zones = createZoneTable();

/** Most days of a period of the report: its figures are counted anew for each reader. */
export const MOST_REPORT_DAYS = 366;

/** When a day begins in a zone (UTC ms); where the clock is put forward over midnight, when it goes on. */
export function startOfDay(day: IsoDate, zone: string): number {
  const local = toDayNumber(day) * DAY_MS;
  const span = zones.span(zone, local - 2 * DAY_MS, local + 2 * DAY_MS);
  for (let later = 0; later <= 180; later++) {
    const [first] = toUtc(span, local + later * 60_000);
    if (first !== undefined) return first;
  }
  return local;
}

/** The days of a report: what was asked for, else from the first of this month to today; at most a year. */
export function reportDays({ from, to }: { from: IsoDate | null; to: IsoDate | null }, today: IsoDate) {
  const last = to ?? today;
  const first = from ?? `${last.slice(0, 8)}01`;
  if (first > last) return { from: last, to: last };
  const earliest = addDays(last, 1 - MOST_REPORT_DAYS);
  return { from: first < earliest ? earliest : first, to: last };
}
