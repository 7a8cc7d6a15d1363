import { toDayNumber, type IsoDate } from "~/kernel/time/dates";
import type { LabComponent, LabFlag, LabRange } from "./lab-test";
import type { NumericValue } from "./result-value";

/** Whose sample it is; gender by the specification's numbers: 1 male, 2 female. */
export interface SampledPerson {
  birthDate: IsoDate | "";
  gender: number;
}

const SEXES: Readonly<Record<number, "MALE" | "FEMALE">> = { 1: "MALE", 2: "FEMALE" };

/** Age in days on the day of the sample: 0 on the day of birth. Null where the birthday is not known. */
export function ageInDays(birthDate: string, sampledOn: IsoDate): number | null {
  return birthDate === "" || sampledOn < birthDate ? null : toDayNumber(sampledOn) - toDayNumber(birthDate);
}

/**
 * The range that a person's value is held against: by sex and age on the day of the sample. A range for one sex goes
 * before one for any, and says nothing of somebody whose sex is not known.
 */
export function rangeFor(
  { ranges }: Pick<LabComponent, "ranges">,
  { birthDate, gender }: SampledPerson,
  sampledOn: IsoDate,
): LabRange | null {
  const age = ageInDays(birthDate, sampledOn);
  const sex = SEXES[gender];
  const isFor = ({ fromDays, toDays }: LabRange) =>
    age === null ? fromDays === 0 && toDays === null : fromDays <= age && (toDays === null || age <= toDays);
  const fitting = ranges.filter((range) => isFor(range) && (range.sex === "ANY" || range.sex === sex));
  return fitting.find((range) => range.sex !== "ANY") ?? fitting[0] ?? null;
}

/** Beyond these somebody must know at once; null is no limit. */
type CriticalLimits = Pick<LabRange, "criticalLow" | "criticalHigh">;

const hasCritical = ({ criticalLow, criticalHigh }: CriticalLimits) => criticalLow !== null || criticalHigh !== null;
const ends = (ranges: readonly LabRange[], name: keyof CriticalLimits) => ranges.flatMap((range) => range[name] ?? []);

/**
 * The limits beyond which a value is told at once. Where the laboratory has none for somebody's sex and age, as for a
 * small child, those of grown-ups hold, and of several the strictest: an alarm too many is better than none.
 */
export function criticalFor(
  { ranges }: Pick<LabComponent, "ranges">,
  { gender }: Pick<SampledPerson, "gender">,
  range: LabRange | null,
): CriticalLimits {
  if (range && hasCritical(range)) return range;
  const sex = SEXES[gender];
  const known = ranges.filter((each) => hasCritical(each) && each.toDays === null);
  const own = known.filter((each) => each.sex === "ANY" || sex === undefined || each.sex === sex);
  const held = own.length > 0 ? own : known;
  const [lows, highs] = [ends(held, "criticalLow"), ends(held, "criticalHigh")];
  return {
    criticalLow: lows.length > 0 ? Math.max(...lows) : null,
    criticalHigh: highs.length > 0 ? Math.min(...highs) : null,
  };
}

/** Whether a value was critical by limits of grown-ups, there being no usual range for the person. */
export const isByAdultLimits = ({
  flag,
  low,
  high,
}: Pick<LabRange, "low" | "high"> & { flag: LabFlag | null }): boolean =>
  (flag === "LL" || flag === "HH") && low === null && high === null;

/** All that a value may be: `<10` is everything below 10 and not 10 itself. */
interface Possible {
  min: number;
  minIn: boolean;
  max: number;
  maxIn: boolean;
}

function possible({ comparator, number }: NumericValue): Possible {
  const below = comparator === "<" || comparator === "<=";
  const above = comparator === ">" || comparator === ">=";
  return {
    min: below ? -Infinity : number,
    minIn: !below && comparator !== ">",
    max: above ? Infinity : number,
    maxIn: !above && comparator !== "<",
  };
}

const allBelow = ({ max, maxIn }: Possible, end: number) => max < end || (max === end && !maxIn);
const allAbove = ({ min, minIn }: Possible, end: number) => min > end || (min === end && !minIn);
const noneBelow = ({ min }: Possible, end: number | null) => end === null || min >= end;
const noneAbove = ({ max }: Possible, end: number | null) => end === null || max <= end;

/** Whether a value must be told at once: where some of what it may be is not critical, it is not said to be. */
const farOff = (value: Possible, { criticalLow, criticalHigh }: CriticalLimits): LabFlag | null =>
  criticalLow !== null && allBelow(value, criticalLow)
    ? "LL"
    : criticalHigh !== null && allAbove(value, criticalHigh)
      ? "HH"
      : null;

/**
 * The flag of a number. Both ends of a range are usual. Null where there is no range, or where a value such as `<10` may
 * be usual or not: no flag is better than a wrong one. What is critical is said without a usual range, too.
 * @param limits as criticalFor has them; those of the range where they are not given
 */
export function flagOf(
  value: NumericValue,
  range: LabRange | null,
  limits: CriticalLimits | null = range,
): LabFlag | null {
  const may = possible(value);
  const critical = limits && farOff(may, limits);
  if (critical) return critical;
  if (!range) return null;
  const { low, high } = range;
  if (low === null && high === null) return null;
  if (low !== null && allBelow(may, low)) return "L";
  if (high !== null && allAbove(may, high)) return "H";
  return noneBelow(may, low) && noneAbove(may, high) ? "N" : null;
}

/** A range as it stands beside a value: `3.5–5.1`, `≤ 44`, `≥ 40`; empty where there is none. */
export function rangeText(range: Pick<LabRange, "low" | "high"> | null): string {
  if (!range) return "";
  const { low, high } = range;
  if (low !== null && high !== null) return `${low}–${high}`;
  return low !== null ? `≥ ${low}` : high !== null ? `≤ ${high}` : "";
}
