import { DAY_MS, toDayNumber, type IsoDate } from "~/kernel/time/dates";
import type { Interval } from "~/kernel/time/intervals";
import { MINUTE_MS, MINUTES_A_DAY } from "~/kernel/time/minutes";
import { toLocal, toUtc, type ZoneSpan } from "~/kernel/time/zones";
import type { CalendarBoard } from "./calendar-view";

/**
 * A piece of a day on the wall clock, in minutes from its midnight. The axis is the wall clock's own, 24 hours on every
 * day: what a clock change skips stays empty, what it repeats lies side by side.
 */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/** A piece with its place among those that it overlaps: the `lane`-th of `lanes` columns. */
export interface Placed<T> extends Piece {
  readonly item: T;
  readonly lane: number;
  readonly lanes: number;
}

/**
 * What the clock shows at an instant (UTC ms), in minutes from the midnight of `day`; of another day it lies outside.
 */
export const wallMinutes = (span: ZoneSpan, day: IsoDate, utc: number): number =>
  Math.round((toLocal(span, utc) - toDayNumber(day) * DAY_MS) / MINUTE_MS);

/** The first instant (UTC ms) at which the clock of `day` shows so many minutes; undefined where a change skips it. */
export const instantAt = (span: ZoneSpan, day: IsoDate, minutes: number): number | undefined =>
  toUtc(span, toDayNumber(day) * DAY_MS + minutes * MINUTE_MS)[0];

/**
 * The part of UTC [start, end) that lies on a day; null where none does. Never shorter than it lasts: an hour that
 * ends when the clock has been put back by one is drawn as an hour.
 */
export function pieceOf(span: ZoneSpan, day: IsoDate, { start, end }: Interval): Piece | null {
  const begins = wallMinutes(span, day, start);
  const ends = Math.max(wallMinutes(span, day, end), begins + Math.round((end - start) / MINUTE_MS));
  const [from, to] = [Math.max(0, begins), Math.min(MINUTES_A_DAY, ends)];
  return from < to ? { from, to } : null;
}

/**
 * Puts what overlaps side by side: each takes the first column that is free when it begins. A piece shorter than
 * `least` minutes takes as much room as if it lasted so long, so that what it is called can be read.
 */
export function placeSideBySide<T>(pieces: readonly (Piece & { readonly item: T })[], least = 0): Placed<T>[] {
  const sorted = pieces
    .map((piece) => ({ ...piece, to: Math.max(piece.to, piece.from + least) }))
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const placed: Placed<T>[] = [];
  let group: (Piece & { item: T; lane: number })[] = [];
  let lanes: number[] = [];
  let groupEnds = -Infinity;
  const close = () => {
    for (const each of group) placed.push({ ...each, lanes: lanes.length });
    group = [];
    lanes = [];
  };
  for (const piece of sorted) {
    if (piece.from >= groupEnds) close();
    const free = lanes.findIndex((ends) => ends <= piece.from);
    const lane = free === -1 ? lanes.length : free;
    lanes[lane] = piece.to;
    group.push({ ...piece, lane });
    groupEnds = Math.max(group.length === 1 ? -Infinity : groupEnds, piece.to);
  }
  close();
  return placed;
}

/**
 * What of a column is in the page: what lies in the shown part of the day (all of it for null), its neighbours before
 * and after, the first and the last, and the one with the focus, so that keys find their way. `column` is by time.
 */
export function inView<T extends { readonly id: string }>(
  column: readonly Placed<T>[],
  shown: Piece | null,
  current: string | null | undefined,
): readonly Placed<T>[] {
  if (!shown) return column;
  const seen = column.map(({ from, to }) => from < shown.to && shown.from < to);
  return column.filter(
    ({ item }, index) =>
      seen[index] ||
      seen[index - 1] ||
      seen[index + 1] ||
      index === 0 ||
      index === column.length - 1 ||
      item.id === current,
  );
}

const HOUR = 60;
/** What an empty board shows, and the least that any board shows. */
const OFFICE = { from: 8 * HOUR, to: 18 * HOUR };

/** The hours that a board shows, whole ones: those that are worked or booked on any of its days, and the office's. */
export function shownHours(board: Pick<CalendarBoard, "days" | "span" | "appointments" | "hours">): Piece {
  const intervals = [
    ...board.appointments.map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt })),
    ...board.hours.flatMap(({ open }) => open),
  ];
  let { from, to } = OFFICE;
  for (const interval of intervals) {
    for (const day of board.days) {
      const piece = pieceOf(board.span, day, interval);
      if (!piece) continue;
      from = Math.min(from, piece.from);
      to = Math.max(to, piece.to);
    }
  }
  return { from: Math.floor(from / HOUR) * HOUR, to: Math.ceil(to / HOUR) * HOUR };
}
