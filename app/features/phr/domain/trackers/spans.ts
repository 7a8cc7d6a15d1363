import { addDays, fromDayNumber, isCalendarDate, type IsoDate, toDayNumber } from "~/kernel/time/dates";

/** The stretches of time that a plot shows. */
export const SPANS = ["week", "month", "year", "all"] as const;
export type Span = (typeof SPANS)[number];

/** Days of a stretch, both inclusive, as day numbers. */
export interface DayRange {
  from: number;
  to: number;
}

const DAYS = { week: 7, month: 31, year: 365 } as const;
/** So many days without a reading interrupt a line. */
export const GAP_DAYS: Readonly<Record<Span, number>> = { week: 2, month: 7, year: 45, all: 200 };

/** The days that end at `to`; of `all`, as many as there can be. */
export function rangeOf(span: Span, to: IsoDate): DayRange {
  const last = toDayNumber(to);
  return { from: span === "all" ? -Infinity : last - DAYS[span] + 1, to: last };
}

/** The last day that is shown: the one that was asked for, never after today. */
export function lastDayOf(asked: string | undefined, today: IsoDate): IsoDate {
  return asked !== undefined && isCalendarDate(asked) && asked < today ? asked : today;
}

/** The last days of the stretches before and after; null where there is none. */
export function neighborsOf(
  span: Span,
  to: IsoDate,
  today: IsoDate,
): { before: IsoDate | null; after: IsoDate | null } {
  if (span === "all") return { before: null, after: null };
  const after = addDays(to, DAYS[span]);
  return {
    before: fromDayNumber(toDayNumber(to) - DAYS[span]),
    after: to >= today ? null : after > today ? today : after,
  };
}
