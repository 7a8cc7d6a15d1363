import { fromDayNumber, toDayNumber } from "~/kernel/time/dates";
import { foldText } from "~/kernel/text/fold-text";
import { plainDigits } from "~/kernel/contact/phone-number";

/** Which of two numbers that could both be a month is the day. */
export type DateOrder = "DMY" | "MDY";

export type DateReading =
  { ok: true; date: string } | { ok: false; reason: "form" | "ambiguous" | "twoDigitYear" | "notADate" };

/** Names of months in English, Spanish and Arabic, by how they begin, folded. */
const MONTHS: readonly string[] = [
  "jan ene يناير",
  "feb فبراير",
  "mar مارس",
  "apr abr ابريل",
  "may مايو",
  "jun يونيو يونيه",
  "jul يوليو يوليه",
  "aug ago اغسطس",
  "sep set سبتمبر",
  "oct اكتوبر",
  "nov نوفمبر",
  "dec dic ديسمبر",
];

const monthNamed = (word: string): number =>
  MONTHS.findIndex((names) => names.split(" ").some((name) => word.startsWith(foldText(name)))) + 1;

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function dated(year: number, month: number, day: number): DateReading {
  const exists = year >= 1 && day >= 1 && day <= (DAYS[month - 1] ?? 0) && (month !== 2 || day < 29 || isLeap(year));
  if (!exists) return { ok: false, reason: "notADate" };
  const two = (value: number) => String(value).padStart(2, "0");
  return { ok: true, date: `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}` };
}

function ordered(first: number, second: number, year: number, order: DateOrder | null): DateReading {
  if (first === second) return dated(year, first, first);
  if (order === "DMY" || (order === null && first > 12)) return dated(year, second, first);
  if (order === "MDY" || (order === null && second > 12)) return dated(year, first, second);
  return { ok: false, reason: "ambiguous" };
}

/** A time of day after a date, in 24 or 12 hours (AM, p. m., ص), with a zone or without: it tells nothing of a birth. */
const TIME_OF_DAY =
  /(?:T|,? )\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\.\d{1,9})? ?(?:[ap]\.? ?m\.?|[صم])?(?: ?(?:Z|UTC|GMT|[+-]\d{2}:?\d{2}))?$/iu;
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const NUMBERS = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;
/** Days since the end of 1899, with a part of a day: how spreadsheets keep a date (Excel's 1900 date system). */
const SERIAL = /^(\d{5})(?:\.\d+)?$/;
const SERIAL_START = toDayNumber("1899-12-30");
const DAY_FIRST = /^(\d{1,2})[-/. ]+(?:de )?(\p{L}+)\.?[-/., ]+(?:de )?(\d{4})$/u;
const MONTH_FIRST = /^(\p{L}+)\.? (\d{1,2}),? (\d{4})$/u;

/** A day and a month, by number or name, with a year that could be of two centuries. */
const TWO_DIGITS = /^(?:\d{1,2}[-/. ]\d{1,2}|\d{1,2}[-/. ]+(?:de )?\p{L}+|\p{L}+\.? \d{1,2},?)[-/., ]+(?:de )?\d{2}$/u;

const plainDate = (text: string) =>
  (/^[\0-\x7f]*$/.test(text) ? text : plainDigits(text)).replace(/\s+/g, " ").trim().replace(TIME_OF_DAY, "");

/**
 * Reads a date of birth in the usual forms: 1980-03-04, 19800304, 4.3.1980, 4 Mar 1980, March 4, 1980, with a time of
 * day or without, and as the number that a spreadsheet keeps it as (29284). What a number means that could be a day or a month, only the file's `order` tells; null leaves such
 * a date unread. A year of two digits could be of two centuries and is not read.
 */
export function readBirthDate(text: string, order: DateOrder | null): DateReading {
  const plain = plainDate(text);
  const serial = SERIAL.exec(plain);
  if (serial) return { ok: true, date: fromDayNumber(SERIAL_START + Number(serial[1])) };
  const yearFirst = ISO.exec(plain) ?? COMPACT.exec(plain);
  if (yearFirst) return dated(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const numbers = NUMBERS.exec(plain);
  if (numbers) return ordered(Number(numbers[1]), Number(numbers[2]), Number(numbers[3]), order);
  const words = foldText(plain);
  const dayFirst = DAY_FIRST.exec(words);
  if (dayFirst) return dated(Number(dayFirst[3]), monthNamed(dayFirst[2] ?? ""), Number(dayFirst[1]));
  const monthFirst = MONTH_FIRST.exec(words);
  if (monthFirst) return dated(Number(monthFirst[3]), monthNamed(monthFirst[1] ?? ""), Number(monthFirst[2]));
  return { ok: false, reason: TWO_DIGITS.test(plain) ? "twoDigitYear" : "form" };
}

/** What the dates of a file tell of their order: one that fits in one way only decides for all; null asks a person. */
export function dateOrderOf(texts: readonly string[]): { order: DateOrder | null; ambiguous: boolean } {
  const read = texts.flatMap((text) => {
    const numbers = NUMBERS.exec(plainDate(text));
    return numbers ? [[Number(numbers[1]), Number(numbers[2])] as const] : [];
  });
  const dayFirst = read.some(([first, second]) => first > 12 && second <= 12);
  const monthFirst = read.some(([first, second]) => second > 12 && first <= 12);
  if (dayFirst !== monthFirst) return { order: dayFirst ? "DMY" : "MDY", ambiguous: false };
  return { order: null, ambiguous: read.some(([first, second]) => first !== second) };
}
