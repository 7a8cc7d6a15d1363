import type { IsoDate } from "~/kernel/time/dates";

/** The same day so many months later; where a month has no such day, its last one: 31 January and 1 is 28 February. */
export function monthsLater(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}
