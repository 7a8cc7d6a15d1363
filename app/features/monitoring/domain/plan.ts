import type { Schedule } from "./schedule";
import type { Limits } from "./thresholds";

export const PLAN_STATES = ["draft", "published", "retired"] as const;

/** One kind of measurement of a plan, for patients from an age on. Numbers are in the tracker's canonical unit. */
export interface PlanTracker extends Schedule, Limits {
  /** A tracker of health records, by its name there. */
  readonly tracker: string;
  /** In years; of several entries of one tracker the one with the highest age that the patient has reached counts. */
  readonly fromAge: number;
}

/** What a version of a plan says. It never changes: patients stay on theirs until they are moved. */
export interface PlanContent {
  readonly aim: string;
  readonly instructions: string;
  /** The team that is told, by its name; empty where whoever reviews is told alone. */
  readonly team: string;
  /** How often somebody looks through the readings. */
  readonly reviewDays: number;
  /** So many times in a row without a reading, and the team is told. */
  readonly missesToTell: number;
  /** Of a month, before taxes, in the currency's minor unit; 0 costs nothing. */
  readonly priceMinor: number;
  readonly currencyCode: string;
  /** For how many months; 0 until somebody ends it. */
  readonly months: number;
  readonly trackers: readonly PlanTracker[];
}

/** What a patient measures: of each tracker the entry for their age. Without a known age, that for adults. */
export function trackersAt(trackers: readonly PlanTracker[], age: number | null): PlanTracker[] {
  const reached = trackers.filter(({ fromAge }) => fromAge <= (age ?? ADULT));
  const best = new Map<string, PlanTracker>();
  for (const entry of reached.toSorted((one, other) => one.fromAge - other.fromAge)) best.set(entry.tracker, entry);
  return [...best.values()];
}

const ADULT = 18;
