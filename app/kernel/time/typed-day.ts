import { latinDigits } from "../text/latin-digits";
import { parseIsoDate, type IsoDate } from "./dates";

/** How somebody writes a day in digits: in which order, and what stands between. */
export interface DayPattern {
  order: readonly DayPart[];
  between: string;
  /** The language, by its BCP 47 tag, in which the month may be named; none where days are in digits alone. */
  tag?: string;
}
export type DayPart = "day" | "month" | "year";

const isPart = (type: string): type is DayPart => type === "day" || type === "month" || type === "year";

/** How a language writes a day in digits, by its BCP 47 tag. */
export function dayPattern(tag: string): DayPattern {
  const options = { day: "2-digit", month: "2-digit", year: "numeric", calendar: "gregory" } as const;
  const parts = new Intl.DateTimeFormat(tag, { ...options, numberingSystem: "latn" }).formatToParts(0);
  const literal = parts.find(({ type }) => type === "literal")?.value ?? "/";
  return {
    order: parts.flatMap(({ type }) => (isPart(type) ? [type] : [])),
    between: literal.replace(/[\s\u200e\u200f]/gu, "") || "/",
    tag,
  };
}

/** A day, YYYY-MM-DD, as it is written by a pattern: 30/11/2026. */
export function writtenDay(date: IsoDate, { order, between }: DayPattern): string {
  const [year = "", month = "", day = ""] = date.split("-");
  const parts = { year, month, day };
  return order.map((part) => parts[part]).join(between);
}

/** A year of two digits is in the hundred years up to the last one that is meant. */
function yearOf(text: string, lastYear: number): string {
  if (text.length !== 2) return text;
  const year = lastYear - (lastYear % 100) + Number(text);
  return String(year > lastYear ? year - 100 : year);
}

/** The month (1 to 12) whose name in a language begins so; 0 where there is none. */
function monthNamed(beginning: string, tag: string): number {
  const { format } = new Intl.DateTimeFormat(tag, { month: "long", calendar: "gregory", timeZone: "UTC" });
  const months = Array.from({ length: 12 }, (_, month) => format(Date.UTC(2000, month, 15)).toLowerCase());
  return 1 + months.findIndex((name) => name.startsWith(beginning));
}

/**
 * The day and the year of two numbers beside a month's name: a year of four digits in any place, else the day first.
 * Undefined where they are no day and year.
 */
export function dayAndYear([first = "", second = "", ...more]: readonly string[]): [string, string] | undefined {
  if (more.length > 0) return undefined;
  const [day, year] = first.length === 4 ? [second, first] : [first, second];
  const isDay = day.length === 1 || day.length === 2;
  return isDay && (year.length === 4 || year.length === 2) ? [day, year] : undefined;
}

/** Year, month and day of a day whose month is named, in any order: 17 Apr 88, April 17, 1988. */
function inWords(plain: string, tag: string | undefined): string[] {
  const [name] = /\p{L}{3,}/u.exec(plain.toLowerCase()) ?? [];
  const said = dayAndYear(plain.match(/\d+/g) ?? []);
  const month = name === undefined || tag === undefined ? 0 : monthNamed(name, tag);
  return said && month > 0 ? [said[1], String(month), said[0]] : [];
}

/** What is typed in the way of a day, as YYYY-MM-DD, whether there is such a day or not. */
function written(text: string, { order, tag }: DayPattern, lastYear: number): string | undefined {
  const plain = latinDigits(text)
    .replace(/[\u200e\u200f]/gu, "")
    .trim();
  const [, ...iso] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain) ?? [];
  const joined =
    /^\d{6}(?:\d\d)?$/.test(plain) && order[2] === "year" ? [plain.slice(0, 2), plain.slice(2, 4), plain.slice(4)] : [];
  const [, ...parted] = /^(\d{1,4})[\s/.,-]+(\d{1,4})[\s/.,-]+(\d{1,4})\.?$/.exec(plain) ?? [];
  const named = inWords(plain, tag);
  const names: readonly DayPart[] = iso.length + named.length > 0 ? ["year", "month", "day"] : order;
  const numbers = [iso, named, joined, parted].find((each) => each.length > 0);
  if (!numbers) return undefined;
  const part = (name: DayPart) => numbers[names.indexOf(name)] ?? "";
  return [yearOf(part("year"), lastYear), part("month").padStart(2, "0"), part("day").padStart(2, "0")].join("-");
}

/**
 * A day as people type it by a pattern (30/11/2026, 30.11.26, ٣٠-١١-٢٠٢٦, 30112026, 301126, 30 Nov 26), or in the way of
 * machines (2026-11-30).
 * @param lastYear years of two digits are not after it
 * @returns YYYY-MM-DD, or undefined where it is no day
 */
export function typedDay(text: string, pattern: DayPattern, lastYear: number): IsoDate | undefined {
  const date = written(text, pattern, lastYear);
  return date !== undefined && parseIsoDate(date).ok ? date : undefined;
}

/** Whether what is typed is written as a day that is in no calendar, such as 31/2/2026. */
export const isNoSuchDay = (text: string, pattern: DayPattern, lastYear: number): boolean =>
  written(text, pattern, lastYear) !== undefined && typedDay(text, pattern, lastYear) === undefined;
