import { COMPARISONS, unitOfGoal, trackerOfGoal } from "../records/goal-targets";
import type { AuthorKind, HealthRecord } from "../records/record-kinds";
import type { IsoDate } from "~/kernel/time/dates";
import { trackerOf, type TrackerName } from "./trackers";
import { toCanonical } from "./units";

/** From this age on, the limits of adults apply; for body mass, from 20 (clinical facts, section 2). */
const ADULT = 18;
const ADULT_BMI = 20;

export type Range = readonly [low: number | null, high: number | null];

/** On which side of its limits a value is; null within them, and where there are none. */
export type Flag = "low" | "high" | null;

/** The zones of peak flow end at these shares of the personal best. */
export const GREEN_ZONE = 0.8;
export const RED_ZONE = 0.5;

/** A target range for a patient's readings, in the canonical unit. */
export interface Target {
  tracker: TrackerName;
  range: Range;
  authorKind: AuthorKind;
  authorId: string;
}

/** The limits with which a patient's readings are compared, at an age, in the canonical unit. */
export interface Limits {
  /** The usual range for adults, a provider's target for the patient, or zones of the personal best. */
  source: "usual" | "target" | "zones";
  first: Range | null;
  second: Range | null;
}

/** What limits depend on besides the age. */
export interface LimitsOf {
  /** Empty where it is not known. */
  birthDate: string;
  targets?: readonly Target[];
  /** The highest recent peak flow; null where there is none. */
  best?: number | null;
}

/** The usual range for a patient at an age; none for children. */
export function usualAt(tracker: TrackerName, age: number | null): { first: Range | null; second: Range | null } {
  const { usual = null, second } = trackerOf(tracker);
  if (age !== null && age < (tracker === "bmi" ? ADULT_BMI : ADULT)) return { first: null, second: null };
  return { first: usual, second: second?.usual ?? null };
}

/** The target of a tracker that a provider set: it takes the place of the usual range. */
const ofProvider = (tracker: TrackerName, targets: readonly Target[]): Target | undefined =>
  targets.find((target) => target.tracker === tracker && target.authorKind === "employee");

/** The limits of a tracker's readings at an age. */
export function limitsAt(
  tracker: TrackerName,
  age: number | null,
  { targets = [], best = null }: Pick<LimitsOf, "targets" | "best">,
): Limits {
  const usual = usualAt(tracker, age);
  const target = ofProvider(tracker, targets);
  if (target) return { source: "target", first: target.range, second: usual.second };
  if (tracker === "peakFlow" && best !== null)
    return { source: "zones", first: [best * GREEN_ZONE, null], second: null };
  return { source: "usual", ...usual };
}

/** A goal that holds on a day as a range of its tracker; undefined for one that has no target or is over. */
export function targetOf(
  { values, enabled, state, authorKind, authorId }: HealthRecord,
  today: IsoDate,
): Target | undefined {
  const tracker = trackerOfGoal(values);
  const unit = tracker && unitOfGoal(tracker, String(values.unit));
  const comparison = COMPARISONS.find((each) => each === values.comparison);
  const { target, targetTo, start = "" } = values;
  if (!enabled || !["ACTIVE", "ACCEPTED"].includes(state) || String(start) > today) return undefined;
  if (!unit || !comparison || typeof target !== "number") return undefined;
  const first = toCanonical(target, unit);
  const to = typeof targetTo === "number" ? toCanonical(targetTo, unit) : first;
  const range: Range =
    comparison === "BETWEEN" ? [first, to] : comparison === "AT_MOST" ? [null, first] : [first, null];
  return { tracker, range, authorKind, authorId };
}

/** Where numbers lie beside a range; what was typed in another unit differs in the last bit. */
export function besides(range: Range | null, low: number, high: number): Flag {
  if (!range) return null;
  const slack = 1e-9 * Math.max(1, Math.abs(high));
  if (range[1] !== null && high > range[1] + slack) return "high";
  return range[0] !== null && low < range[0] - slack ? "low" : null;
}
