import type { IsoDate } from "~/kernel/time/dates";
import { spreadStarts } from "../groups/spread-starts";

/** Of how many days the first starts are wanted, and how many of each. */
export interface DaysWanted {
  days: number;
  each: number;
}

/** The first starts of the first days that have any, which do not overlap one another. `starts` are ascending UTC ms. */
export function startsByDay(
  starts: readonly number[],
  lengthMs: number,
  dayOf: (start: number) => IsoDate,
  { days, each }: DaysWanted,
): number[] {
  const counts = new Map<IsoDate, number>();
  return spreadStarts(starts, lengthMs).filter((start) => {
    const day = dayOf(start);
    const count = counts.get(day) ?? 0;
    if (count >= each || (count === 0 && counts.size >= days)) return false;
    counts.set(day, count + 1);
    return true;
  });
}
