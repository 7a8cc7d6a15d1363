import { addDays, fromDayNumber, toDayNumber } from "~/kernel/time/dates";
import { boundsOf, isBefore } from "../records/partial-date";
import type { Frequency } from "~/kernel/medicines/how-taken";

interface Course {
  state: string;
  frequency: Frequency | "";
  /** Dates that may be known in part; empty where they are not. */
  start: string;
  end: string;
}

/** What comes next with a medicine: the day of a dose that is not daily, the end of the course, or that it has passed. */
export type Due = { what: "nextDose" | "ends" | "ended"; date: string };

const DAYS_BETWEEN: Readonly<Partial<Record<Frequency, number>>> = { EVERY_OTHER_DAY: 2, WEEKLY: 7 };

const isWhole = (date: string) => date.length === 10;

/** The same day of the month, or the month's last one, in the first month in which it is not before `from`. */
function nextMonthly(start: string, from: string): string {
  const day = start.slice(8);
  const inMonth = (month: string) => {
    const { last } = boundsOf(month);
    return `${month}-${day > last.slice(8) ? last.slice(8) : day}`;
  };
  const date = inMonth(from.slice(0, 7));
  return date >= from ? date : inMonth(addDays(boundsOf(from.slice(0, 7)).last, 1).slice(0, 7));
}

/** The next day, today included, of a dose that is taken less than daily; null where that cannot be told. */
export function nextDoseOn({ frequency, start }: Pick<Course, "frequency" | "start">, today: string): string | null {
  if (!isWhole(start)) return null;
  if (frequency === "ONCE_ONLY") return start >= today ? start : null;
  const from = start > today ? start : today;
  if (frequency === "MONTHLY") return nextMonthly(start, from);
  const between = frequency === "" ? undefined : DAYS_BETWEEN[frequency];
  if (between === undefined) return null;
  const passed = toDayNumber(from) - toDayNumber(start);
  return fromDayNumber(toDayNumber(start) + Math.ceil(passed / between) * between);
}

/** What is due with a medicine that is taken now; null where nothing is. `today` is YYYY-MM-DD. */
export function dueOf(course: Course, today: string): Due | null {
  const { state, end } = course;
  if (state !== "ACTIVE") return null;
  if (isBefore(end, today)) return { what: "ended", date: end };
  const next = nextDoseOn(course, today);
  if (next !== null && !isBefore(end, next)) return { what: "nextDose", date: next };
  return end === "" ? null : { what: "ends", date: end };
}
