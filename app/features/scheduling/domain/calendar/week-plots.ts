import { addDays, DAY_MS, fromDayNumber, weekday, type IsoDate } from "~/kernel/time/dates";
import type { Interval } from "~/kernel/time/intervals";
import { toLocal, type ZoneSpan } from "~/kernel/time/zones";
import { CALLED_OFF } from "../appointments/appointment-states";

/** A day of this week: its appointments and those of the same day of last week, and the hours of it. */
export interface WeekDay {
  readonly day: IsoDate;
  readonly appointments: number;
  readonly before: number;
  /** Milliseconds. */
  readonly booked: number;
  readonly offered: number;
}

/** The week of a day, from Monday on. */
export const weekOf = (day: IsoDate): IsoDate[] => {
  const monday = addDays(day, 1 - weekday(day));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
};

/** The first day of the week before that of a day. */
export const weekBefore = (day: IsoDate): IsoDate => addDays(day, -6 - weekday(day));

/** How long each day of a clock has some stretches of time, ms. */
export function msByDay(span: ZoneSpan, stretches: readonly Interval[]): Map<IsoDate, number> {
  const sums = new Map<IsoDate, number>();
  for (const { start, end } of stretches) {
    let at = start;
    while (at < end) {
      const local = toLocal(span, at);
      const day = Math.floor(local / DAY_MS);
      // Up to midnight, or to where the clock is changed.
      const change = span.starts.find((start) => start > at) ?? end;
      const next = Math.min(end, change, at + (day + 1) * DAY_MS - local);
      const name = fromDayNumber(day);
      sums.set(name, (sums.get(name) ?? 0) + next - at);
      at = next;
    }
  }
  return sums;
}

/** An appointment's day at its place, its length (ms) and the group session that it is a seat of. */
export interface BookedTime {
  readonly day: IsoDate;
  readonly ms: number;
  readonly sessionId: string | null;
}

/** For how long each day is booked, ms. A group session counts once, by its longest seat, however many come to it. */
export function bookedByDay(times: readonly BookedTime[]): Map<IsoDate, number> {
  const sums = new Map<IsoDate, number>();
  const longest = new Map<string, number>();
  for (const { day, ms, sessionId } of times) {
    const seat = `${day} ${sessionId ?? ""}`;
    const counted = sessionId === null ? 0 : (longest.get(seat) ?? 0);
    const more = Math.max(0, ms - counted);
    if (sessionId !== null) longest.set(seat, counted + more);
    sums.set(day, (sums.get(day) ?? 0) + more);
  }
  return sums;
}

/** The days of a week from what was counted of it and of the week before. */
export function weekDays(
  days: readonly IsoDate[],
  counts: readonly { day: IsoDate; stateId: number; count: number }[],
  hours: { booked: ReadonlyMap<IsoDate, number>; offered: ReadonlyMap<IsoDate, number> },
): WeekDay[] {
  const on = (day: IsoDate) =>
    counts.reduce((sum, each) => sum + (each.day === day && !CALLED_OFF.includes(each.stateId) ? each.count : 0), 0);
  return days.map((day) => ({
    day,
    appointments: on(day),
    before: on(addDays(day, -7)),
    booked: hours.booked.get(day) ?? 0,
    offered: hours.offered.get(day) ?? 0,
  }));
}
