import { latinDigits } from "~/kernel/text/latin-digits";
import { parseIsoDate } from "~/kernel/time/dates";

/** A date and, where it has one, a time, as a line of a file says them. */
export interface WrittenTime {
  date: string;
  time: string;
  /** UTC ms, where the text says the distance from universal time. */
  at?: number;
}

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const SHORT = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;
const CLOCK = /^(\d{1,2})[:.](\d{2})(?:[:.]\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?\.?$/i;

const EXACT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** The day and, after a space, a comma or a T, the time. */
function dayAndTime(text: string): readonly [day: string, time: string] {
  const end = text.search(/[T\s,]/);
  if (end === -1) return [text, ""];
  const rest = text.slice(end + 1);
  return [text.slice(0, end), (rest.startsWith(",") ? rest.slice(1) : rest).trim()];
}

const two = (digits: string | undefined) => (digits ?? "").padStart(2, "0");

/** A time of day as hh:mm, in 24 or in 12 hours; null for what is none. */
export function readClock(text: string): string | null {
  const match = CLOCK.exec(latinDigits(text).trim());
  if (!match) return null;
  const half = match[3]?.toLowerCase();
  const hour = Number(match[1]);
  if (hour > (half ? 12 : 23) || Number(match[2]) > 59) return null;
  return `${two(String(half ? (hour % 12) + (half === "p" ? 12 : 0) : hour))}:${match[2] ?? ""}`;
}

type Order = "dayFirst" | "monthFirst";

/** Which of the two comes first in 03/04/2026: what the dates of the file tell; null where they tell neither, or both. */
function orderOf(dates: readonly string[]): Order | null {
  const told = new Set<Order>();
  for (const date of dates) {
    const match = SHORT.exec(dayAndTime(latinDigits(date).trim())[0]);
    if (match && Number(match[1]) > 12) told.add("dayFirst");
    if (match && Number(match[2]) > 12) told.add("monthFirst");
  }
  const [order = null] = told;
  return told.size === 1 ? order : null;
}

function exactTime(text: string): WrittenTime | null {
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : { date: text.slice(0, 10), time: text.slice(11, 16), at };
}

/**
 * Reads the dates of a file: YYYY-MM-DD, or a day and a month in the order that the file shows. A date that could be two
 * days is not guessed at: `ambiguous`; null for what is no date.
 */
export function dateReader(dates: readonly string[]): (text: string) => WrittenTime | "ambiguous" | null {
  const order = orderOf(dates);
  return (text) => {
    const plain = latinDigits(text).trim();
    if (EXACT.test(plain)) return exactTime(plain);
    const [day, clock] = dayAndTime(plain);
    const iso = ISO.exec(day);
    const short = SHORT.exec(day);
    const [first, second] = [two(short?.[1]), two(short?.[2])];
    const same = first === second;
    if (short && order === null && !same && [first, second].every((part) => part >= "01" && part <= "12"))
      return "ambiguous";
    const ofShort =
      short && (order || same)
        ? `${short[3] ?? ""}-${order === "dayFirst" ? `${second}-${first}` : `${first}-${second}`}`
        : "";
    const date = iso ? `${iso[1] ?? ""}-${two(iso[2])}-${two(iso[3])}` : ofShort;
    if (!parseIsoDate(date).ok) return null;
    const time = clock === "" ? "" : readClock(clock);
    return time === null ? null : { date, time };
  };
}
