import type { IsoDate } from "~/kernel/time/dates";

/** How many appointments lie on a day. */
export interface DayCount {
  readonly day: IsoDate;
  readonly count: number;
}

/** The days that hold a page, and how many appointments of the first of them come before it. */
export interface DaySpan {
  readonly first: IsoDate;
  readonly last: IsoDate;
  readonly skip: number;
}

/**
 * Finds the days on which the appointments `offset` .. `offset + max - 1` lie, without reading those before them.
 * `days` are in the order of the list. Undefined where the list ends before the offset.
 */
export function seekDays(days: readonly DayCount[], offset: number, max: number): DaySpan | undefined {
  let before = 0;
  let found: { first: IsoDate; skip: number } | undefined;
  for (const { day, count } of days) {
    if (!found && before + count > offset) found = { first: day, skip: offset - before };
    before += count;
    if (found && before >= offset + max) return { ...found, last: day };
  }
  const last = days.at(-1);
  return found && last ? { ...found, last: last.day } : undefined;
}
