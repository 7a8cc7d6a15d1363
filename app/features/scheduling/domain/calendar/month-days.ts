import { addDays, fromDayNumber, toDayNumber, weekday, type IsoDate } from "~/kernel/time/dates";

/** The weeks that touch a day's month, from Monday on. */
export function weeksOfMonth(day: IsoDate): IsoDate[][] {
  const first: IsoDate = `${day.slice(0, 7)}-01`;
  const start = addDays(first, 1 - weekday(first));
  const next = firstOfMonth(day, 1);
  const weeks: IsoDate[][] = [];
  for (let at = start; at < next; at = addDays(at, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(at, index)));
  return weeks;
}

/** The first day of the month so many months away. */
export function firstOfMonth(day: IsoDate, months: number): IsoDate {
  const [year = 1970, month = 1] = day.split("-").map(Number);
  return fromDayNumber(toDayNumber(new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)));
}
