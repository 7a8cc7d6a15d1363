import { addDays, type IsoDate } from "~/kernel/time/dates";

/** Most days of a period of the report: its figures are counted anew for each reader. */
export const MOST_REPORT_DAYS = 366;

/** The days of a report: what was asked for, else from the first of this month to today; at most a year. */
export function reportDays({ from, to }: { from: IsoDate | null; to: IsoDate | null }, today: IsoDate) {
  const last = to ?? today;
  const first = from ?? `${last.slice(0, 8)}01`;
  if (first > last) return { from: last, to: last };
  const earliest = addDays(last, 1 - MOST_REPORT_DAYS);
  return { from: first < earliest ? earliest : first, to: last };
}
