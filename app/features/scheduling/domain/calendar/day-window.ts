import { addDays, compareDates, DAY_MS, fromDayNumber, toDayNumber, type IsoDate } from "~/kernel/time/dates";
import { toLocal, type ZoneTable } from "~/kernel/time/zones";

/** Days that a page of times shows at once. */
export const WINDOW_DAYS = 7;

/** The free starts of one local day, ascending UTC ms. */
export interface FreeDay {
  date: IsoDate;
  starts: readonly number[];
}

/** A week of times around what the visitor looks at. */
export interface DayWindow {
  days: FreeDay[];
  /** The day whose times are shown. */
  day: IsoDate;
  /** First days of the windows before and after, where there are any. */
  earlier: IsoDate | null;
  later: IsoDate | null;
  /** The first free start of all, and the first day after `day` with free times. */
  first: number | null;
  nextFreeDay: IsoDate | null;
  /** The next days after `day` with free times, and all of these. */
  following: FreeDay[];
}

/** So many of the days that follow are shown beside the open one. */
const FOLLOWING_DAYS = 4;

/** Groups starts by their date on a zone's clock. */
function byDay(starts: readonly number[], zone: string, zones: ZoneTable): Map<IsoDate, number[]> {
  const days = new Map<IsoDate, number[]>();
  const span = zones.span(zone, starts[0] ?? 0, (starts.at(-1) ?? 0) + 1);
  for (const start of starts) {
    const date = fromDayNumber(Math.floor(toLocal(span, start) / DAY_MS));
    const day = days.get(date);
    if (day) day.push(start);
    else days.set(date, [start]);
  }
  return days;
}

/**
 * The week that holds the wanted day, or the first free one, counted from `today` so that weeks never overlap; and in
 * it the wanted day, or its first free one. `starts` are all free starts of the horizon, ascending. Where no day is
 * wanted it opens on `near`, or on the first free day after that: on the first of all where `near` is past.
 */
export function dayWindow(
  starts: readonly number[],
  options: { zone: string; today: IsoDate; lastDay: IsoDate; wanted?: IsoDate; near?: IsoDate | undefined },
  zones: ZoneTable,
): DayWindow {
  const { zone, today, lastDay } = options;
  const free = byDay(starts, zone, zones);
  const freeDays = [...free.keys()].sort(compareDates);
  const wanted =
    options.wanted && compareDates(options.wanted, today) >= 0 && compareDates(options.wanted, lastDay) <= 0
      ? options.wanted
      : undefined;
  const { near } = options;
  const opened =
    near && compareDates(near, today) >= 0 ? freeDays.find((each) => compareDates(each, near) >= 0) : undefined;
  const anchor = wanted ?? opened ?? freeDays[0] ?? today;
  const week = Math.floor((toDayNumber(anchor) - toDayNumber(today)) / WINDOW_DAYS);
  const firstDay = addDays(today, week * WINDOW_DAYS);
  const dates = Array.from({ length: WINDOW_DAYS }, (_, index) => addDays(firstDay, index));
  const days = dates.map((date) => ({ date, starts: free.get(date) ?? [] }));
  const day = wanted ?? opened ?? days.find((each) => each.starts.length > 0)?.date ?? firstDay;
  const next = addDays(firstDay, WINDOW_DAYS);
  const later = freeDays.filter((each) => compareDates(each, day) > 0);
  return {
    days,
    day,
    earlier: week > 0 ? addDays(firstDay, -WINDOW_DAYS) : null,
    later: compareDates(next, lastDay) <= 0 ? next : null,
    first: starts[0] ?? null,
    nextFreeDay: later[0] ?? null,
    following: later.slice(0, FOLLOWING_DAYS).map((date) => ({ date, starts: free.get(date) ?? [] })),
  };
}
