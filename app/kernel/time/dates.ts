import { fail, ok, type Result } from "../result";

/**
 * A calendar date without clock or zone, as 'YYYY-MM-DD' (years 0001..9999). Comparing the strings compares the dates.
 * A *day number* counts days from 1970-01-01 and is used for day arithmetic.
 */
export type IsoDate = string;

export const DAY_MS = 86_400_000;

export type DateError = "date-format" | "date-does-not-exist";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Days from 1970-01-01 of a proleptic Gregorian date (Hinnant, 'chrono-compatible low-level date algorithms'). */
function dayNumberOf(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

function fromParts(year: number, month: number, day: number): Result<IsoDate, DateError> {
  if (year < 1 || month < 1 || month > 12 || day < 1) return fail("date-does-not-exist");
  const date = fromDayNumber(dayNumberOf(year, month, day));
  return Number(date.slice(5, 7)) === month && Number(date.slice(8)) === day ? ok(date) : fail("date-does-not-exist");
}

/** Day number of a well-formed date. */
export function toDayNumber(date: IsoDate): number {
  return dayNumberOf(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10)));
}

export function fromDayNumber(dayNumber: number): IsoDate {
  const z = dayNumber + 719_468;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** Weekday of a day number: 1 Monday .. 7 Sunday (1970-01-01 was a Thursday). */
export function weekdayOfDayNumber(dayNumber: number): number {
  return ((((dayNumber + 3) % 7) + 7) % 7) + 1;
}

/** Weekday of a date: 1 Monday .. 7 Sunday. */
export function weekday(date: IsoDate): number {
  return weekdayOfDayNumber(toDayNumber(date));
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** Negative, zero or positive if `a` is before, on or after `b`. */
export function compareDates(a: IsoDate, b: IsoDate): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Reads 'YYYY-MM-DD' and checks that the date exists. */
export function parseIsoDate(text: string): Result<IsoDate, DateError> {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  return match ? fromParts(Number(match[1]), Number(match[2]), Number(match[3])) : fail("date-format");
}

/** 'DD MMM YYYY' with English month names, the form of an appointment's dates (specification, section 3). */
export function formatDayMonthYear(date: IsoDate): string {
  return `${date.slice(8, 10)} ${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
}

export function parseDayMonthYear(text: string): Result<IsoDate, DateError> {
  const match = /^(\d{1,2}) ([A-Za-z]{3}) (\d{4})$/.exec(text.trim());
  if (!match) return fail("date-format");
  const month = MONTHS.findIndex((name) => name.toLowerCase() === match[2]!.toLowerCase()) + 1;
  return month === 0 ? fail("date-format") : fromParts(Number(match[3]), month, Number(match[1]));
}

/** 'DD/MM/YYYY', the form of a slot's start and end dates (specification, section 3). */
export function formatSlashDate(date: IsoDate): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

export function parseSlashDate(text: string): Result<IsoDate, DateError> {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  return match ? fromParts(Number(match[3]), Number(match[2]), Number(match[1])) : fail("date-format");
}

/**
 * Whether a text is a date that a calendar can be opened at: of the years 1900 to 2199, so that the weeks and months
 * around it are dates too.
 */
export const isCalendarDate = (text: string): boolean =>
  parseIsoDate(text).ok && text >= "1900-01-01" && text < "2200-01-01";

/** Upper limit of a living person's age, in days. */
const OLDEST_DAYS = 130 * 366;

/** Whether a date is a possible birth date as of `today`: not later, and not longer ago than people live. */
export const isBirthDate = (text: string, today: IsoDate): boolean =>
  parseIsoDate(text).ok && text <= today && text > addDays(today, -OLDEST_DAYS);
