import type { RequestContext } from "~/platform/context.server";
import { lastReadings, recentDays } from "../../data/trackers/tracker-summaries.server";
import { bodyMass } from "../../domain/trackers/body-mass";
import { flagOfReading, type Flag } from "../../domain/trackers/plot-points";
import { ENTERED_TRACKERS, type TrackerName } from "../../domain/trackers/trackers";
import { chosenUnit, type UnitChoice } from "../../domain/trackers/unit-choice";
import type { UnitName } from "../../domain/trackers/units";

/** So many days of each tracker a small plot shows. */
const RECENT_DAYS = 12;

/** A tracker in a line: its last reading and the way there. In the canonical unit; `unit` is what it is shown in. */
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
  /** The last days on which there were readings, the oldest first: day numbers and means. */
  days: { day: number; value: number; value2: number | null }[];
}

interface Whose {
  id: string;
  birthDate: string;
}

/**
 * The last reading of each tracker that has any, with its last days, in the order of the trackers: two reads, and at
 * most 13 rows of each tracker however many readings there are. The body mass follows the weight. For an overview, too.
 */
export async function trackerSummaries(
  { db }: RequestContext,
  { id, birthDate }: Whose,
  units: UnitChoice,
  trackers: readonly TrackerName[] = ENTERED_TRACKERS,
): Promise<TrackerSummary[]> {
  const [days, last] = await Promise.all([recentDays(db, id, trackers, RECENT_DAYS), lastReadings(db, id, trackers)]);
  const found = new Map(
    last.map(({ tracker, id: readingId, day, ...reading }) => {
      const { at, zone, value, value2, context } = reading;
      const ofTracker = days.filter((each) => each.tracker === tracker);
      const summary: TrackerSummary = {
        ...{ tracker, unit: chosenUnit(tracker, units), readingId, at, zone, value, value2, context },
        flag: flagOfReading(tracker, { value, value2, day }, birthDate),
        days: ofTracker.map(({ day: on, mean, mean2 }) => ({ day: on, value: mean, value2: mean2 })),
      };
      return [tracker, summary] as const;
    }),
  );
  return trackers.flatMap((tracker) => {
    const summary = found.get(tracker);
    if (!summary) return [];
    const height = tracker === "weight" ? found.get("height") : undefined;
    return height ? [summary, bodyMassSummary(summary, height.value, birthDate)] : [summary];
  });
}

function bodyMassSummary(weight: TrackerSummary, height: number, birthDate: string): TrackerSummary {
  const of = (kg: number) => bodyMass(kg, height);
  const value = of(weight.value);
  const day = weight.days.at(-1)?.day ?? 0;
  return {
    ...{ ...weight, tracker: "bmi", unit: "kg/m2", value },
    days: weight.days.map((each) => ({ ...each, value: of(each.value) })),
    flag: flagOfReading("bmi", { value, value2: null, day }, birthDate),
  };
}
