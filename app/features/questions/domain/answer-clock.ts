import { DAY_MS, weekdayOfDayNumber } from "~/kernel/time/dates";
import { MINUTE_MS } from "~/kernel/time/minutes";
import type { OpenWeek } from "~/kernel/time/opening-hours";
import { createZoneTable, toLocal, toUtc, type ZoneSpan } from "~/kernel/time/zones";

/** By which clock the time to answer runs: around the clock, or while the practice is open. */
export interface AnswerClock {
  /** The opening hours; null where every hour counts. */
  week: OpenWeek | null;
  /** IANA zone in which the practice is open. */
  timeZone: string;
}

interface OpenTime {
  from: number;
  until: number;
}

/** Further than this nobody is promised an answer. */
const MOST_DAYS = 400;
const zones = createZoneTable();

/** The instant at which a wall clock reads a time; where the clock is put forward over it, when it goes on. */
function instantOf(span: ZoneSpan, local: number): number {
  for (let later = 0; later <= 180; later += 30) {
    const [first] = toUtc(span, local + later * MINUTE_MS);
    if (first !== undefined) return first;
  }
  return local;
}

/** When the practice is open, from an instant on (UTC ms), span by span in their order. */
function* openTimes({ week, timeZone }: AnswerClock, from: number): Generator<OpenTime> {
  if (week === null) return yield { from, until: Infinity };
  const span = zones.span(timeZone, from - 2 * DAY_MS, from + (MOST_DAYS + 2) * DAY_MS);
  const today = Math.floor(toLocal(span, from) / DAY_MS);
  let reached = from;
  // The hours of yesterday may go on beyond midnight.
  for (let day = today - 1; day <= today + MOST_DAYS; day += 1)
    for (const open of week[weekdayOfDayNumber(day) - 1] ?? []) {
      const start = Math.max(reached, instantOf(span, day * DAY_MS + open.from * MINUTE_MS));
      const until = instantOf(span, day * DAY_MS + open.until * MINUTE_MS);
      if (until <= start) continue;
      reached = until;
      yield { from: start, until };
    }
}

/**
 * When so much time to answer has run out that begins at an instant. Both in ms, instants in UTC. Where the practice is
 * not open for so long within 400 days, every hour counts.
 */
export function timeRunsOut(clock: AnswerClock, from: number, ms: number): number {
  let left = ms;
  for (const open of openTimes(clock, from)) {
    if (left <= open.until - open.from) return open.from + left;
    left -= open.until - open.from;
  }
  return from + ms;
}

/** How much time to answer lies between two instants (UTC ms), in ms; 0 where the second is not later. */
export function timeBetween(clock: AnswerClock, from: number, until: number): number {
  let sum = 0;
  for (const open of openTimes(clock, from)) {
    if (open.from >= until) break;
    sum += Math.min(open.until, until) - open.from;
  }
  return sum;
}

/** When whoever is to answer is reminded, when it goes to others, and when the time is over. */
export interface AnswerTimes {
  warnAt: number;
  passAt: number;
  dueAt: number;
}

const WARNED = 0.5;
const PASSED_ON = 0.8;

/** The times of a question that is to be answered within `ms` of open time from an instant on. */
export const answerTimes = (clock: AnswerClock, from: number, ms: number): AnswerTimes => ({
  warnAt: timeRunsOut(clock, from, Math.round(ms * WARNED)),
  passAt: timeRunsOut(clock, from, Math.round(ms * PASSED_ON)),
  dueAt: timeRunsOut(clock, from, ms),
});
