import { TRACKER_NAMES, trackerOf, type TrackerName } from "../trackers/trackers";
import { shownIn, toCanonical, UNITS, type UnitName } from "../trackers/units";
import type { RecordValues } from "./record-kinds";

/** Units that a target can be given in, as people write them. */
export const GOAL_UNITS = [
  ...(["kg", "lb", "cm", "in", "kg/m2", "mmHg", "/min", "°C", "°F", "%", "mmol/mol", "mg/dL", "mmol/L"] as const),
  ...(["L/min", "L", "steps", "kcal", "h", "min", "mL", "score", "IU", "INR"] as const),
] as const;
type GoalUnit = (typeof GOAL_UNITS)[number];

/** How a reading is compared with the target. */
export const COMPARISONS = ["AT_MOST", "AT_LEAST", "BETWEEN"] as const;
type Comparison = (typeof COMPARISONS)[number];

/** As people write a unit: the units of a quantity without its name before them. */
const written = (unit: UnitName): string =>
  unit.replace(/^(?:glucose|cholesterol|triglycerides) /, "").replace("%1", "%");

/** The units of a tracker that a target can be given in, as people write them; its canonical one first. */
export const goalUnitsOf = (tracker: TrackerName): GoalUnit[] =>
  trackerOf(tracker).units.flatMap((unit) => GOAL_UNITS.filter((each) => each === written(unit)));

/** The unit of a tracker that is written so; undefined where it has none. */
export const unitOfGoal = (tracker: TrackerName, unit: string): UnitName | undefined =>
  trackerOf(tracker).units.find((each) => written(each) === unit);

/** The unit as UCUM writes it. */
export const ucumOf = (unit: UnitName): string => UNITS[unit].ucum;

interface Target {
  comparison: Comparison;
  unit: UnitName;
  target: number;
  /** The upper end of a range. */
  targetTo: number | null;
}

/** Whether a value in a unit is possible for a tracker. */
export function isPossible(tracker: TrackerName, value: number, unit: UnitName): boolean {
  const [min, max] = trackerOf(tracker).refuse;
  const canonical = toCanonical(value, unit);
  return canonical >= min && canonical <= max;
}

/** Whether a reading, in the tracker's canonical unit, meets the target of a goal. */
function reaches({ comparison, unit, target, targetTo }: Target, reading: number): boolean {
  // What was typed in pounds and is read in kilograms differs in the last bit.
  const slack = 1e-6 * Math.max(1, Math.abs(reading));
  const low = toCanonical(target, unit);
  if (comparison === "AT_MOST") return reading <= low + slack;
  if (comparison === "AT_LEAST") return reading >= low - slack;
  return reading >= low - slack && reading <= toCanonical(targetTo ?? target, unit) + slack;
}

/** The progress of a goal: the last reading of its tracker in the unit of the goal, and whether it meets the target. */
export interface GoalProgress {
  value: number;
  /** The day of the reading, YYYY-MM-DD. */
  day: string;
  isReached: boolean;
}

/** A reading of a tracker in its canonical unit, and its day. */
interface LastReading {
  value: number;
  day: string;
}

/** The tracker that measures a goal; undefined where none is chosen. */
export const trackerOfGoal = ({ tracker }: RecordValues): TrackerName | undefined =>
  TRACKER_NAMES.find((each) => each === tracker);

/** The progress of a goal by the last reading of its tracker; undefined for a goal without a target. */
export function progressOf(values: RecordValues, last: LastReading): GoalProgress | undefined {
  const { target, targetTo, unit } = values;
  const tracker = trackerOfGoal(values);
  const found = tracker && unitOfGoal(tracker, String(unit));
  const comparison = COMPARISONS.find((each) => each === values.comparison);
  if (!found || !comparison || typeof target !== "number") return undefined;
  const to = typeof targetTo === "number" ? targetTo : null;
  return {
    value: shownIn(last.value, found),
    day: last.day,
    isReached: reaches({ comparison, unit: found, target, targetTo: to }, last.value),
  };
}
