import { DAY_MS, fromDayNumber } from "./dates";
import { formatMinutes, MINUTE_MS } from "./minutes";
import { toLocal, type ZoneTable } from "./zones";

/** An instant (UTC ms) by the clock of a place, as YYYY-MM-DD hh:mm, so that a spreadsheet sorts by it. */
export function localStamp(zones: ZoneTable, zone: string, utc: number): string {
  const local = toLocal(zones.span(zone, utc, utc + 1), utc);
  const day = Math.floor(local / DAY_MS);
  return `${fromDayNumber(day)} ${formatMinutes(Math.floor((local - day * DAY_MS) / MINUTE_MS))}`;
}
