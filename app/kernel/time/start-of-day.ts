import { DAY_MS, toDayNumber, type IsoDate } from "./dates";
import { createZoneTable, toUtc } from "./zones";

/** It grows by zone and month alone. */
const zones = createZoneTable();

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
