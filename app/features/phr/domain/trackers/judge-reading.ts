import { childLine } from "./child-ranges";
import { trackerOf, type Bands, type TrackerName } from "./trackers";
import { toCanonical, type UnitName } from "./units";

const ADULT = 18;
const DAY_MS = 86_400_000;
/** Shares of the last reading: no body changes so much, and so little may be a day's difference. */
const FAR = 0.4;
const NEAR = 0.1;

/** A number as it was typed, and the unit that it was typed in. */
export interface TypedReading {
  tracker: TrackerName;
  value: number;
  /** Of an entry that has two numbers. */
  value2?: number;
  unit: UnitName;
  /** UTC ms. */
  at: number;
}

interface Known {
  /** In full years; null where the birth date is not known. */
  age: number | null;
  /** The reading before it, in the canonical unit; a unit that was mixed up shows by it at any age. */
  last?: { value: number; at: number } | undefined;
}

/** What is thought of a reading before it is kept. `field` is the number that is meant. */
export type Judgement =
  | { verdict: "fine" }
  /** It cannot be. */
  | { verdict: "refused"; field: "value" | "value2"; min: number; max: number; otherUnit?: UnitName }
  /** It can be, and is asked about once. */
  | { verdict: "asked"; field: "value" | "value2"; why: "unusual" | "age" | "unit" | "jump"; otherUnit?: UnitName };

const within = ([min, max]: readonly [number, number], value: number) => value >= min && value <= max;
/** A line that is drawn above belongs to what is asked about. */
const everyday = ([low, high]: NonNullable<Bands["warn"]>, value: number) =>
  (low === null || value >= low) && (high === null || value < high);

/** The unit in which the same number would be an everyday one: between the lines of a child, else of a grown-up. */
function likelierUnit({ tracker, value, unit }: TypedReading, child: Bands["warn"]): UnitName | undefined {
  const { units, refuse, warn } = trackerOf(tracker);
  return units.find((other) => {
    const meant = toCanonical(value, other);
    return other !== unit && within(refuse, meant) && everyday(child ?? warn ?? [null, null], meant);
  });
}

/** More than 5 % of the weight in a day, or three centimeters of a grown-up's height. */
function jumps(tracker: TrackerName, value: number, at: number, { age, last }: Known): boolean {
  if (!last) return false;
  if (tracker === "weight") return Math.abs(at - last.at) <= DAY_MS && Math.abs(value - last.value) > last.value * 0.05;
  return tracker === "height" && age !== null && age >= ADULT && Math.abs(value - last.value) > 3;
}

/** A number that is far from the last one and near it in another unit: 154 after 70 kg was read off in pounds. */
function mixedUp({ tracker, value, unit }: TypedReading, { last }: Known): UnitName | undefined {
  if (!last || last.value <= 0) return undefined;
  const apart = (canonical: number) => Math.abs(canonical - last.value) / last.value;
  if (apart(toCanonical(value, unit)) < FAR) return undefined;
  return trackerOf(tracker).units.find((other) => other !== unit && apart(toCanonical(value, other)) < NEAR);
}

const outside = ({ refuse }: Bands, value: number) => !within(refuse, value);
const unusual = ({ warn }: Bands, value: number) => warn !== undefined && !everyday(warn, value);

/**
 * Refuses what cannot be and asks about what is unlikely, with the unit that was probably meant. Lines that are drawn
 * for grown-ups hold from 18 years of age, and where the age is not known (clinical facts, section 2); a child's weight and
 * height have lines of their own, by age.
 */
export function judgeReading(typed: TypedReading, known: Known): Judgement {
  const { tracker, unit, at } = typed;
  const { second, chosenBy, ...first } = trackerOf(tracker);
  const value = toCanonical(typed.value, unit);
  const value2 = second && typed.value2 !== undefined ? toCanonical(typed.value2, unit) : undefined;
  const isChild = known.age !== null && known.age < ADULT;
  const child = isChild ? childLine(tracker, known.age ?? 0) : undefined;
  const otherUnit = likelierUnit(typed, child);
  const other = otherUnit && { otherUnit };
  if (outside(first, value)) {
    const [min, max] = first.refuse;
    return { verdict: "refused", field: "value", min, max, ...other };
  }
  if (second && value2 !== undefined && (outside(second, value2) || value2 >= value)) {
    const [min, max] = second.refuse;
    return { verdict: "refused", field: "value2", min, max: Math.min(max, value - 1) };
  }
  // A blood sugar may double within the hour; a body does not.
  const mixed = chosenBy === "weight" || chosenBy === "height" ? mixedUp(typed, known) : undefined;
  if (mixed) return { verdict: "asked", field: "value", why: "unit", otherUnit: mixed };
  if (child && !everyday(child, value))
    return { verdict: "asked", field: "value", why: other ? "unit" : "age", ...other };
  if (isChild) return { verdict: "fine" };
  if (unusual(first, value)) return { verdict: "asked", field: "value", why: other ? "unit" : "unusual", ...other };
  if (second && value2 !== undefined && unusual(second, value2))
    return { verdict: "asked", field: "value2", why: "unusual" };
  return jumps(tracker, value, at, known) ? { verdict: "asked", field: "value", why: "jump" } : { verdict: "fine" };
}
