import { addDays, fromDayNumber, toDayNumber, weekday, type IsoDate } from "~/kernel/time/dates";

/** How often an appointment of a series comes again. MONTH: on the same weekday of each month. */
export const SERIES_EVERY = ["WEEK", "TWO_WEEKS", "FOUR_WEEKS", "MONTH"] as const;
export type SeriesEvery = (typeof SERIES_EVERY)[number];

export const FEWEST_APPOINTMENTS = 2;
export const MOST_APPOINTMENTS = 26;

const DAYS = { WEEK: 7, TWO_WEEKS: 14, FOUR_WEEKS: 28 } as const;
const DAYS_A_WEEK = 7;

const dayOfMonth = (date: IsoDate) => Number(date.slice(8, 10));

/** The first day of the month that is `months` after that of a date. */
function monthAfter(date: IsoDate, months: number): IsoDate {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const month = String((index % 12) + 1).padStart(2, "0");
  return `${String(Math.floor(index / 12)).padStart(4, "0")}-${month}-01`;
}

/** The n-th (1..4) of a weekday in the month that begins on `first`; 5 is its last one. */
function weekdayOfMonth(first: IsoDate, day: number, nth: number): IsoDate {
  const earliest = toDayNumber(first) + ((day - weekday(first) + DAYS_A_WEEK) % DAYS_A_WEEK);
  const date = fromDayNumber(earliest + (nth - 1) * DAYS_A_WEEK);
  return nth === 5 && date.slice(0, 7) !== first.slice(0, 7) ? addDays(date, -DAYS_A_WEEK) : date;
}

/**
 * The days of a series, its first one included. Weeks are counted in days. By the month it is the same weekday as
 * often into the month as the first, such as each second Tuesday; a fifth one means the last of each month, since not
 * every month has five.
 */
export function seriesDays(first: IsoDate, every: SeriesEvery, appointments: number): IsoDate[] {
  const indexes = Array.from({ length: appointments }, (_, index) => index);
  if (every !== "MONTH") return indexes.map((index) => addDays(first, index * DAYS[every]));
  const nth = Math.ceil(dayOfMonth(first) / DAYS_A_WEEK);
  return indexes.map((index) => weekdayOfMonth(monthAfter(first, index), weekday(first), nth));
}
