import { subtract, type Interval } from "~/kernel/time/intervals";
import { MINUTE_MS } from "~/kernel/time/minutes";
import type { IsoDate } from "~/kernel/time/dates";
import type { BoardColumn } from "./calendar-move";
import type { WaitingPatient } from "./calendar-view";

/** A longer gap between two working times is the end of one working day and the beginning of another. */
const LONGEST_BREAK_MS = 4 * 60 * MINUTE_MS;
/** No appointment is shorter. */
const SHORTEST_MS = 5 * MINUTE_MS;

/** Working time that nothing takes, from `now` on. All in UTC ms. */
export const freeTimes = (open: readonly Interval[], busy: readonly Interval[], now: number): Interval[] =>
  subtract(open, [...busy, { start: -Infinity, end: Math.ceil(now / SHORTEST_MS) * SHORTEST_MS }]).filter(
    ({ start, end }) => end - start >= SHORTEST_MS,
  );

/** The gaps in a working day. `open` is merged, UTC ms. */
export const breaksOf = (open: readonly Interval[]): Interval[] =>
  open.flatMap(({ end }, index) => {
    const next = open[index + 1];
    return next && next.start - end <= LONGEST_BREAK_MS ? [{ start: end, end: next.start }] : [];
  });

/** How many patients wait for a time of a doctor on a day, those who wait for anyone included. */
export const waitingFor = (
  waiting: readonly WaitingPatient[],
  { day, employeeId }: Pick<BoardColumn, "employeeId"> & { day: IsoDate },
): number =>
  waiting.filter(
    (each) => (each.employeeId === null || each.employeeId === employeeId) && each.fromDay <= day && day <= each.toDay,
  ).length;
