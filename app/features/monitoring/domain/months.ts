import type { IsoDate } from "~/kernel/time/dates";
import { startOfDay } from "~/kernel/time/start-of-day";

/** The same day so many months later; where a month has no such day, its last one: 31 January and 1 is 28 February. */
export function monthsLater(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** The first instant after another one (UTC ms) at which a month begins, counted from a day in its zone. */
export function nextMonthAt(startOn: IsoDate, zone: string, after: number): number {
  for (let months = 1; ; months += 1) {
    const at = startOfDay(monthsLater(startOn, months), zone);
    if (at > after) return at;
  }
}
