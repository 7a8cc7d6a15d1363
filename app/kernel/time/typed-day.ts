import { latinDigits } from "../text/latin-digits";
import { parseIsoDate, type IsoDate } from "./dates";

/** How somebody writes a day in digits: in which order, and what stands between. */
export interface DayPattern {
  order: readonly DayPart[];
  between: string;
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
  };
}

/** A day, YYYY-MM-DD, as it is written by a pattern: 30/11/2026. */
export function writtenDay(date: IsoDate, { order, between }: DayPattern): string {
  const [year = "", month = "", day = ""] = date.split("-");
  const parts = { year, month, day };
  return order.map((part) => parts[part]).join(between);
}

/** Years of two digits are those up to so many from now; the others were in the century before. */
const YEARS_AHEAD = 20;

function yearOf(text: string, thisYear: number): string {
  if (text.length !== 2) return text;
  const year = thisYear - (thisYear % 100) + Number(text);
  return String(year > thisYear + YEARS_AHEAD ? year - 100 : year);
}

/** What is typed in the way of a day, as YYYY-MM-DD, whether there is such a day or not. */
function written(text: string, { order }: DayPattern, thisYear: number): string | undefined {
  const plain = latinDigits(text)
    .replace(/[\u200e\u200f]/gu, "")
    .trim();
  const [, ...iso] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain) ?? [];
  const joined =
    /^\d{8}$/.test(plain) && order[2] === "year" ? [plain.slice(0, 2), plain.slice(2, 4), plain.slice(4)] : [];
  const [, ...parted] = /^(\d{1,4})[\s/.,-]+(\d{1,4})[\s/.,-]+(\d{1,4})\.?$/.exec(plain) ?? [];
  const names: readonly DayPart[] = iso.length > 0 ? ["year", "month", "day"] : order;
  const numbers = [iso, joined, parted].find((each) => each.length > 0);
  if (!numbers) return undefined;
  const part = (name: DayPart) => numbers[names.indexOf(name)] ?? "";
  return [yearOf(part("year"), thisYear), part("month").padStart(2, "0"), part("day").padStart(2, "0")].join("-");
}

/**
 * A day as people type it by a pattern (30/11/2026, 30.11.26, ٣٠-١١-٢٠٢٦, 30112026), or in the way of machines
 * (2026-11-30). @returns YYYY-MM-DD, or undefined where it is no day
 */
export function typedDay(text: string, pattern: DayPattern, thisYear: number): IsoDate | undefined {
  const date = written(text, pattern, thisYear);
  return date !== undefined && parseIsoDate(date).ok ? date : undefined;
}

/** Whether what is typed is written as a day that is in no calendar, such as 31/2/2026. */
export const isNoSuchDay = (text: string, pattern: DayPattern, thisYear: number): boolean =>
  written(text, pattern, thisYear) !== undefined && typedDay(text, pattern, thisYear) === undefined;
