import { DAY_MS, fromDayNumber } from "~/kernel/time/dates";
import { ageOn } from "~/kernel/time/age";
import { localTime } from "./reading-time";
import type { Reading } from "./reading";
import { besides, limitsAt, type Flag, type LimitsOf } from "./limits";
import { trackerOf, type TrackerName } from "./trackers";

/** What a point of a plot stands for. */
export type Grain = "reading" | "day" | "month";

/** A reading, or a day or a month of readings. In the canonical unit. */
export interface PlotPoint {
  /** What it stands for: the reading's id, or the number of the first day. */
  key: string;
  /** Wall-clock time in ms, as if it were UTC. */
  at: number;
  /** The reading, or the mean of several. */
  value: number;
  value2: number | null;
  /** The smallest and the largest of several. */
  low: number;
  high: number;
  low2: number | null;
  high2: number | null;
  count: number;
  flag: Flag;
  /** Which of the two numbers it is that lies outside. */
  flags: readonly [first: Flag, second: Flag];
  context: string;
}

/** Several readings in a few numbers. */
export interface Bucket {
  /** Days since 1970-01-01 of the first day. */
  start: number;
  count: number;
  min: number;
  max: number;
  sum: number;
  min2: number | null;
  max2: number | null;
  sum2: number | null;
}

type Numbers = Pick<PlotPoint, "low" | "high" | "low2" | "high2">;

function flagsOf(
  tracker: TrackerName,
  { low, high, low2, high2 }: Numbers,
  day: number,
  of: LimitsOf,
): Pick<PlotPoint, "flag" | "flags"> {
  const { first, second } = limitsAt(tracker, ageOn(of.birthDate, fromDayNumber(day)), of);
  const flags = [
    besides(first, low, high),
    low2 === null || high2 === null ? null : besides(second, low2, high2),
  ] as const;
  return { flags, flag: flags[0] ?? flags[1] };
}

/** The flag of one reading. */
export const flagOfReading = (
  tracker: TrackerName,
  { value, value2, day }: Pick<Reading, "value" | "value2" | "day">,
  of: LimitsOf,
): Flag => flagsOf(tracker, { low: value, high: value, low2: value2, high2: value2 }, day, of).flag;

/** A point for each reading, the oldest first. */
export function pointsOfReadings(tracker: TrackerName, readings: readonly Reading[], of: LimitsOf): PlotPoint[] {
  return readings
    .map((reading): PlotPoint => {
      const { id, at, zone, day, value, value2, context } = reading;
      const numbers = { value, value2, low: value, high: value, low2: value2, high2: value2 };
      const flags = flagsOf(tracker, numbers, day, of);
      return { ...numbers, ...flags, key: id, at: localTime(at, zone), count: 1, context };
    })
    .sort((a, b) => a.at - b.at);
}

/**
 * A point for each day or month, in its middle. `days` is how long a bucket is. What adds up is the sum of its day, or of
 * its month, and is held against nothing there.
 */
export function pointsOfBuckets(
  tracker: TrackerName,
  buckets: readonly Bucket[],
  of: LimitsOf,
  days: 1 | 30,
): PlotPoint[] {
  const total = trackerOf(tracker).total === true;
  return buckets.map((bucket): PlotPoint => {
    const { start, count, min, max, sum, min2, max2, sum2 } = bucket;
    const numbers = total
      ? { low: sum, high: sum, low2: null, high2: null }
      : { low: min, high: max, low2: min2, high2: max2 };
    return {
      ...numbers,
      ...{ key: String(start), at: (start + days / 2) * DAY_MS, count, context: "" },
      ...{ value: total ? sum : sum / count, value2: sum2 === null ? null : sum2 / count },
      ...(total && days > 1 ? { flag: null, flags: [null, null] } : flagsOf(tracker, numbers, start, of)),
    };
  });
}

/** The points in stretches without gaps. */
export function stretchesOf(points: readonly PlotPoint[], gapDays: number): PlotPoint[][] {
  const stretches: PlotPoint[][] = [];
  for (const point of points) {
    const last = stretches.at(-1)?.at(-1);
    if (last && point.at - last.at <= gapDays * DAY_MS) stretches.at(-1)?.push(point);
    else stretches.push([point]);
  }
  return stretches;
}
