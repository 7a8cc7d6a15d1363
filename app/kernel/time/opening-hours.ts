import { DAY_MS, weekdayOfDayNumber } from "./dates";
import { formatMinutes, MINUTE_MS, MINUTES_A_DAY, parseMinutes } from "./minutes";
import { typedClock } from "./typed-clock";

/** Open from one minute of the local day to another; beyond 1,440 it goes on into the next day. */
export interface OpenSpan {
  from: number;
  until: number;
}

/** The spans of each weekday, Monday first; an empty list is a closed day. */
export type OpenWeek = readonly (readonly OpenSpan[])[];

/** Whether it is open at a moment, and until when or from when; times are minutes of the local day. */
export type OpenState =
  | { open: true; until: number; allDay: boolean }
  /** `inDays` 0 is later today. */
  | { open: false; opens: { inDays: number; weekday: number; at: number } | null };

const DAYS = 7;
/** More spans than this a day are no hours of a practice. */
const MOST_SPANS = 4;

function minutesOf(typed: string): number | undefined {
  const clock = typedClock(typed);
  if (clock === "24:00") return MINUTES_A_DAY;
  const minutes = parseMinutes(clock);
  return minutes.ok ? minutes.value : undefined;
}

function spanOf(typed: string): OpenSpan | undefined {
  const [first = "", last, ...rest] = typed.split(/[-–—]/);
  const [from, end] = [minutesOf(first), minutesOf(last ?? "")];
  if (rest.length > 0 || from === undefined || end === undefined || from === MINUTES_A_DAY || from === end)
    return undefined;
  return { from, until: end > from ? end : end + MINUTES_A_DAY };
}

/**
 * The hours of one day as people type them: '8-12, 1 pm-5:30 pm', '٨:٠٠–١٦:٠٠', '22:00-06:00' beyond midnight. Empty is
 * closed; spans that touch are one; undefined for what is no hours, or where two spans overlap.
 */
export function readHours(typed: string): OpenSpan[] | undefined {
  const parts = typed
    .replace(/٢٤:٠٠/g, "24:00")
    .split(/[,;،؛\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const spans = parts.map(spanOf);
  if (parts.length > MOST_SPANS || !spans.every((span) => span !== undefined)) return undefined;
  const sorted = [...spans].sort((a, b) => a.from - b.from);
  const apart = sorted.every(({ from }, index) => index === 0 || from >= (sorted[index - 1]?.until ?? 0));
  return apart ? joined(sorted) : undefined;
}

/** Spans in their order, those that touch as one. */
function joined(sorted: readonly OpenSpan[]): OpenSpan[] {
  const spans: OpenSpan[] = [];
  for (const span of sorted) {
    const last = spans.at(-1);
    if (last?.until === span.from) last.until = span.until;
    else spans.push({ ...span });
  }
  return spans;
}

const clockOf = (minutes: number) => (minutes === MINUTES_A_DAY ? "24:00" : formatMinutes(minutes % MINUTES_A_DAY));

/** Hours in the form in which they are stored: '08:00-12:00, 13:00-17:30'; what is no hours stays as it was typed. */
export function storedHours(typed: string): string {
  const spans = readHours(typed);
  return spans ? spans.map(({ from, until }) => `${clockOf(from)}-${clockOf(until)}`).join(", ") : typed;
}

/** The week of stored hours, Monday first. */
export const weekOf = (stored: readonly string[]): OpenWeek => stored.map((day) => readHours(day) ?? []);

/** Whether anything is said of a week at all: hours that nobody typed are not closed days. */
export const saysHours = (week: OpenWeek): boolean => week.some((spans) => spans.length > 0);

/** Whether a place is open at a local moment (ms as of its wall clock), and what comes next. */
export function openStateAt(week: OpenWeek, localMs: number): OpenState {
  const day = Math.floor(localMs / DAY_MS);
  const minute = Math.floor((localMs - day * DAY_MS) / MINUTE_MS);
  const today = weekdayOfDayNumber(day) - 1;
  const spansOn = (inDays: number) => week[(today + inDays + DAYS) % DAYS] ?? [];
  const now = [
    ...spansOn(0),
    ...spansOn(-1).map(({ from, until }) => ({ from: from - MINUTES_A_DAY, until: until - MINUTES_A_DAY })),
  ].find(({ from, until }) => from <= minute && minute < until);
  if (now) {
    let { until } = now;
    // What ends at midnight goes on where the next day begins with it.
    for (let inDays = 1; until === inDays * MINUTES_A_DAY && inDays <= DAYS; inDays += 1) {
      const next = spansOn(inDays).find(({ from }) => from === 0);
      if (next) until = inDays * MINUTES_A_DAY + next.until;
    }
    return { open: true, until: until % MINUTES_A_DAY, allDay: until - minute > DAYS * MINUTES_A_DAY };
  }
  for (let inDays = 0; inDays <= DAYS; inDays += 1) {
    const next = spansOn(inDays).find(({ from }) => inDays > 0 || from > minute);
    if (next) return { open: false, opens: { inDays, weekday: ((today + inDays) % DAYS) + 1, at: next.from } };
  }
  return { open: false, opens: null };
}
