import { DAY_MS } from "~/kernel/time/dates";
import type { RequestContext } from "~/platform/context.server";
import { listReadings, readBuckets } from "../../data/trackers/readings-read.server";
import { bodyMassPoints } from "../../domain/trackers/body-mass";
import type { LimitsOf } from "../../domain/trackers/limits";
import { pointsOfBuckets, pointsOfReadings, type Grain, type PlotPoint } from "../../domain/trackers/plot-points";
import type { DayRange, Span } from "../../domain/trackers/spans";
import { trackerOf, type TrackerName } from "../../domain/trackers/trackers";

/** More readings than these in a week or a month are drawn as days. */
const MOST_READINGS = 200;
/** Twenty-five years of months; a note says that older ones are not shown. */
const MOST_MONTHS = 300;
const MOST_HEIGHTS = 12;
/** The largest offset of a time zone from UTC. */
const ZONES_MS = 14 * 3_600_000;

export interface Plotted {
  points: PlotPoint[];
  grain: Grain;
  /** Day numbers of the first and the last day that is drawn. */
  range: { from: number; to: number };
  /** There are older months than are drawn. */
  cut: boolean;
}

interface PlotAsked {
  patient: { id: string };
  tracker: TrackerName;
  span: Span;
  range: DayRange;
  /** The limits with which they are compared, read in the same round trip. */
  limits: Promise<LimitsOf>;
}

/** A bar shows a day, and so does a cell of a calendar. */
const isDaily = (tracker: TrackerName) => ["bars", "calendar"].includes(trackerOf(tracker).chart);

/**
 * The points of a plot: readings where there are few in a week or a month, else days; days of a year; months of all
 * time. At most 366 rows are read, and those of 12 heights for the body mass.
 */
export async function plottedPoints({ db }: RequestContext, asked: PlotAsked): Promise<Plotted> {
  if (asked.tracker !== "bmi") return pointsOf(db, asked);
  const { patient, range } = asked;
  const [weights, heights, limits] = await Promise.all([
    pointsOf(db, { ...asked, tracker: "weight" }),
    readBuckets(db, {
      ...{ patientId: patient.id, tracker: "height", span: "MONTH" },
      ...{ from: -Infinity, to: range.to, most: MOST_HEIGHTS },
    }),
    asked.limits,
  ]);
  const measured = heights.map(({ start, sum, count }) => ({ at: (start + 15) * DAY_MS, height: sum / count }));
  return { ...weights, points: bodyMassPoints(weights.points, measured, limits) };
}

async function pointsOf(db: RequestContext["db"], asked: PlotAsked): Promise<Plotted> {
  const { patient, tracker, span, range } = asked;
  const of = { patientId: patient.id, tracker };
  if (span === "all") {
    const [months, limits] = await Promise.all([
      readBuckets(db, { ...of, span: "MONTH", ...range, most: MOST_MONTHS + 1 }),
      asked.limits,
    ]);
    const drawn = months.slice(-MOST_MONTHS);
    const from = drawn[0]?.start ?? range.to - 365;
    return {
      ...{ points: pointsOfBuckets(tracker, drawn, limits, 30), grain: "month" },
      ...{ range: { from, to: range.to }, cut: months.length > MOST_MONTHS },
    };
  }
  const instants = { from: range.from * DAY_MS - ZONES_MS, to: (range.to + 1) * DAY_MS + ZONES_MS };
  const [readings, days, limits] = await Promise.all([
    span === "year" || isDaily(tracker) ? null : listReadings(db, { ...of, ...instants, most: MOST_READINGS + 1 }),
    readBuckets(db, { ...of, span: "DAY", ...range, most: 366 }),
    asked.limits,
  ]);
  if (readings && readings.length <= MOST_READINGS) {
    const within = readings.filter(({ day }) => day >= range.from && day <= range.to);
    return { points: pointsOfReadings(tracker, within, limits), grain: "reading", range, cut: false };
  }
  return { points: pointsOfBuckets(tracker, days, limits, 1), grain: "day", range, cut: false };
}
