import { fromDayNumber } from "~/kernel/time/dates";
import type { RequestContext } from "~/platform/context.server";
import {
  lastReadings,
  recentDays,
  type LastReading,
  type RecentDay,
} from "../../data/trackers/tracker-summaries.server";
import { bodyMass } from "../../domain/trackers/body-mass";
import { limitsAt, type Flag, type Limits, type LimitsOf } from "../../domain/trackers/limits";
import { flagOfReading } from "../../domain/trackers/plot-points";
import { ageOn } from "~/kernel/time/age";
import { ENTERED_TRACKERS, trackerOf, type TrackerName } from "../../domain/trackers/trackers";
import { readLimits } from "./read-limits.server";
import { chosenUnit, type UnitChoice } from "../../domain/trackers/unit-choice";
import type { UnitName } from "../../domain/trackers/units";

/** How many days of each tracker a small plot shows. */
const RECENT_DAYS = 12;

/** A tracker in a line: its last reading and the days before, in the canonical unit; `unit` is the one shown. */
export interface TrackerSummary {
  tracker: TrackerName;
  unit: UnitName;
  /** Of the last reading. */
  readingId: string;
  at: number;
  zone: string;
  value: number;
  value2: number | null;
  context: string;
  flag: Flag;
  /** The limits with which it is compared. */
  limits: Pick<Limits, "source" | "first">;
  /** The last days on which there were readings, the oldest first: day numbers and means. */
  days: { day: number; value: number; value2: number | null }[];
}

interface Asked {
  patient: { id: string; birthDate: string };
  units: UnitChoice;
  /** Whether the organization shows goals. */
  goals: boolean;
  /** YYYY-MM-DD */
  today: string;
  trackers?: readonly TrackerName[];
}

/**
 * The last reading of each tracker that has any, with its last days, in the order of the trackers: few reads at one
 * moment, and at most 13 rows of each tracker however many readings there are. What adds up is that of the last day. The
 * body mass follows the weight. For an overview, too.
 */
export async function trackerSummaries(context: RequestContext, asked: Asked): Promise<TrackerSummary[]> {
  const { patient, units, goals, today, trackers = ENTERED_TRACKERS } = asked;
  const [days, last, of] = await Promise.all([
    recentDays(context.db, patient.id, trackers, RECENT_DAYS),
    lastReadings(context.db, patient.id, trackers),
    readLimits(context, { patient, trackers, goals, today }),
  ]);
  const found = new Map(
    last.map((reading) => {
      const { tracker } = reading;
      const ofTracker = days.filter((each) => each.tracker === tracker);
      return [tracker, summaryOf(reading, ofTracker, { unit: chosenUnit(tracker, units), of })] as const;
    }),
  );
  return trackers.flatMap((tracker) => {
    const summary = found.get(tracker);
    if (!summary) return [];
    const height = tracker === "weight" ? found.get("height") : undefined;
    return height ? [summary, bodyMassSummary(summary, height.value, of)] : [summary];
  });
}

const limitsOn = (tracker: TrackerName, day: number, of: LimitsOf) =>
  limitsAt(tracker, ageOn(of.birthDate, fromDayNumber(day)), of);

function summaryOf(
  { tracker, id: readingId, day, at, zone, context, ...last }: LastReading,
  ofTracker: readonly RecentDay[],
  { unit, of }: { unit: UnitName; of: LimitsOf },
): TrackerSummary {
  const total = trackerOf(tracker).total === true;
  const days = ofTracker.map(({ day: on, mean, mean2, sum }) => ({
    day: on,
    value: total ? sum : mean,
    value2: mean2,
  }));
  const value = total ? (days.at(-1)?.value ?? last.value) : last.value;
  return {
    ...{ tracker, unit, readingId, at, zone, value, value2: last.value2, context, days },
    flag: flagOfReading(tracker, { value, value2: last.value2, day }, of),
    limits: limitsOn(tracker, day, of),
  };
}

function bodyMassSummary(weight: TrackerSummary, height: number, limits: LimitsOf): TrackerSummary {
  const of = (kg: number) => bodyMass(kg, height);
  const value = of(weight.value);
  const day = weight.days.at(-1)?.day ?? 0;
  return {
    ...{ ...weight, tracker: "bmi", unit: "kg/m2", value },
    days: weight.days.map((each) => ({ ...each, value: of(each.value) })),
    flag: flagOfReading("bmi", { value, value2: null, day }, limits),
    limits: limitsOn("bmi", day, limits),
  };
}
