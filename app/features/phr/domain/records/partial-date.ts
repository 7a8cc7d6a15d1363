import { latinDigits } from "~/kernel/text/latin-digits";
import { parseIsoDate } from "~/kernel/time/dates";

/** A calendar date as far as somebody remembers it: YYYY, YYYY-MM or YYYY-MM-DD, as FHIR's `date`. */
export type PartialDate = string;

/** What a form posts for a date that may be known in part, each as it was typed. */
export interface TypedDate {
  year?: string | undefined;
  month?: string | undefined;
  day?: string | undefined;
}

const EARLIEST_YEAR = 1880;

const isIsoDate = (text: string) => parseIsoDate(text).ok;

/** Whether a text is a year, a month of a year, or a day that exists. */
export function isPartialDate(text: string): boolean {
  const match = /^(\d{4})(?:-(\d{2})(?:-\d{2})?)?$/.exec(text);
  if (!match || Number(match[1]) < EARLIEST_YEAR) return false;
  const month = match[2] === undefined ? 1 : Number(match[2]);
  return month >= 1 && month <= 12 && (text.length < 10 || isIsoDate(text));
}

/** What is wrong with what was typed as a date. */
export type DateProblem =
  | { why: "notADate" | "tooEarly" }
  /** The month has fewer days. */
  | { why: "noDay"; year: number; month: number; day: number };

/** Why what was typed into the boxes of a date, or sent as one text, is not a date. */
export function dateProblemOf(typed: TypedDate | string): DateProblem {
  const { year = "", month = "", day = "" } = typeof typed === "string" ? typedDateOf(latinDigits(typed)) : typed;
  const parts = [year, month, day].map((part) => latinDigits(part.trim()));
  if (!/^\d{4}$/.test(parts[0] ?? "") || !parts.every((part) => /^\d{0,4}$/.test(part))) return { why: "notADate" };
  const [y = 0, m = 0, d = 0] = parts.map(Number);
  if (y >= 1000 && y < EARLIEST_YEAR) return { why: "tooEarly" };
  return y >= EARLIEST_YEAR && m >= 1 && m <= 12 && d > 28
    ? { why: "noDay", year: y, month: m, day: d }
    : { why: "notADate" };
}

/**
 * Puts together what was typed into the boxes of a date.
 * @returns '' where nothing was typed, and null where it is no date: a day without a month, a month without a year, a
 * day that does not exist
 */
export function partialDateOf({ year = "", month = "", day = "" }: TypedDate): PartialDate | null {
  const [y, m, d] = [year, month, day].map((part) => latinDigits(part.trim()));
  if (!y) return m || d ? null : "";
  if (!m && d) return null;
  const parts = [y, m?.padStart(2, "0"), d?.padStart(2, "0")].filter((part) => part !== undefined && part !== "00");
  const text = parts.filter(Boolean).join("-");
  return isPartialDate(text) ? text : null;
}

/** The boxes of a date, filled. */
export function typedDateOf(date: PartialDate): Required<TypedDate> {
  const [year = "", month = "", day = ""] = date.split("-");
  return { year, month: month.replace(/^0/, ""), day: day.replace(/^0/, "") };
}

/** The first and the last day that a date may mean. */
export function boundsOf(date: PartialDate): { first: string; last: string } {
  if (date.length === 10) return { first: date, last: date };
  if (date.length === 4) return { first: `${date}-01-01`, last: `${date}-12-31` };
  const last = ["31", "30", "29", "28"].map((day) => `${date}-${day}`).find(isIsoDate) ?? `${date}-28`;
  return { first: `${date}-01`, last };
}

/** Whether one date is certainly before another: every day that it may mean is. Empty dates are never. */
export const isBefore = (one: PartialDate, other: PartialDate): boolean =>
  one !== "" && other !== "" && boundsOf(one).last < boundsOf(other).first;
