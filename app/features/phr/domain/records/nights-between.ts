import { toDayNumber } from "~/kernel/time/dates";

/** The nights from one day to another; null where a day of them is not known. */
export const nightsBetween = (from: string, to: string): number | null =>
  from.length === 10 && to.length === 10 ? toDayNumber(to) - toDayNumber(from) : null;
