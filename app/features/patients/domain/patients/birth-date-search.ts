import { parseIsoDate } from "~/kernel/time/dates";
import { plainDigits } from "~/kernel/contact/phone-number";
import { dayAndYear } from "~/kernel/time/typed-day";
import { foldedWords } from "./search-tokens";

/** The names of the twelve months, in every way that the reader may write them. */
export type MonthNames = readonly (readonly string[])[];

/** A month is recognized by so many letters of its name. */
const FEWEST_LETTERS = 3;

function iso(year: string | undefined, month: number, day: string | undefined): string[] {
  const two = (number: string) => number.padStart(2, "0");
  const date = `${year ?? ""}-${two(String(month))}-${two(day ?? "")}`;
  return parseIsoDate(date).ok ? [date] : [];
}

/** A year of two digits is of either century: nobody is born in a year to come. */
const yearsOf = (year: string | undefined): string[] =>
  year === undefined ? [] : year.length === 2 ? [`19${year}`, `20${year}`] : [year];

/** 4 May 1980, May 4, 1980, 4 May 80, 4 de mayo de 1980: a day, a year and the name of a month in any order. */
function named(text: string, months: MonthNames): string[] {
  const words = foldedWords(text);
  const said = dayAndYear(words.filter((word) => /^\d+$/.test(word)));
  if (!said) return [];
  const [day, year] = said;
  const month = months.findIndex((names) =>
    names.some((name) =>
      words.some(
        (word) => word.length >= FEWEST_LETTERS && !/\d/.test(word) && foldedWords(name).join(" ").startsWith(word),
      ),
    ),
  );
  return month === -1 ? [] : yearsOf(year).flatMap((each) => iso(each, month + 1, day));
}

/**
 * Of the dates that a search may mean, the one on which somebody was born; undefined where there is none before `today`
 * (YYYY-MM-DD). Where the century was left out, it is the later one.
 */
export const birthDateAmong = (dates: readonly string[], today: string): string | undefined =>
  dates
    .filter((date) => date < today)
    .toSorted()
    .at(-1);

/** Nobody was born in a year before it. */
const FIRST_YEAR = "1900";

/** The dates of two numbers and a year, as the reader writes days; the other way around only where that is no day. */
function inOrder([first, second, year]: readonly [string, string, string], monthFirst: boolean): string[] {
  const dates = (day: string, month: string) => yearsOf(year).flatMap((each) => iso(each, Number(month), day));
  const [usual, other] = monthFirst
    ? [dates(second, first), dates(first, second)]
    : [dates(first, second), dates(second, first)];
  return usual.length > 0 ? usual : other;
}

/** A date without anything between its numbers, 17041988 or 170488, or in ISO's order; none of it where it is no date. */
function compact(digits: string, monthFirst: boolean): string[] {
  const dates = inOrder([digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)], monthFirst);
  if (digits.length < 8) return dates;
  const backwards = iso(digits.slice(0, 4), Number(digits.slice(4, 6)), digits.slice(6));
  const [likely = [], other = []] = [dates, backwards].map((each) => each.filter((date) => date >= FIRST_YEAR));
  return likely.length > 0 ? likely : other;
}

/**
 * The dates (YYYY-MM-DD) that a search may mean: one in ISO's form, in numbers with or without anything between them, or
 * with the month's name. In numbers it is read as the reader writes days, and the other way around only where that is no
 * day: 04/02 must not bring whoever was born on 02/04. With dots the day is first, as in every country that writes them.
 * A year of two digits is of either century. Digits of any script; none where it is no date.
 * @param monthFirst whether the reader writes the month before the day
 */
export function birthDatesIn(typed: string, months: MonthNames, monthFirst = false): string[] {
  const text = plainDigits(typed).trim();
  const [, year, monthOfYear, dayOfYear] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text) ?? [];
  if (year) return iso(year, Number(monthOfYear), dayOfYear);
  if (/^(?:\d{6}|\d{8})$/.test(text)) return compact(text, monthFirst);
  // Pairs of digits with spaces between them are the beginning of a phone rather than a day with a short year.
  const [, first, second, last] =
    /^(\d{1,2})[-/. ]\s?(\d{1,2})[-/. ]\s?(\d{4})$/.exec(text) ??
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2})$/.exec(text) ??
    [];
  if (!first || !second || !last) return named(text, months);
  return inOrder([first, second, last], monthFirst && !text.includes("."));
}
