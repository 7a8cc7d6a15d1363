import { DAY_MS, fromDayNumber, type IsoDate } from "~/kernel/time/dates";
import { createZoneTable, toLocal } from "~/kernel/time/zones";

/** The instant that ids of people and things are made for (UTC ms), so that they never change. */
export const DEMO_EPOCH = Date.UTC(2026, 0, 1);

/** Days around today on which the doctors on call see somebody every hour. */
export const FIRST_ON_CALL_DAY = -1;
export const LAST_ON_CALL_DAY = 2;

/** The date that a zone's clock shows at an instant (UTC ms). */
export function localDate(zone: string, utc: number): IsoDate {
  const local = toLocal(createZoneTable().span(zone, utc, utc + 1), utc);
  return fromDayNumber(Math.floor(local / DAY_MS));
}
