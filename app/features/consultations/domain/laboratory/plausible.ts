import type { LabComponent } from "./lab-test";
import { inUnitOf, type NumericValue } from "./result-value";

type Limits = readonly [unit: string, lowest: number, highest: number];

/**
 * Between which values a test of people nearly always is, very ill ones included: what lies beyond is far more often a
 * slip of the pen, a wrong unit or a wrong sample. It is asked about once and never refused, for nature has no such
 * limits; the few patients who are beyond them cost the laboratory one press.
 *
 * Glucose, HbA1c, INR and the lipids are as in the trackers of the health record. All others are our own: TO BE REVIEWED
 * BY A DOCTOR before anybody relies on them.
 */
const LIKELY: Readonly<Record<string, Limits>> = {
  "1558-6": ["mg/dL", 10, 1_500],
  "4548-4": ["%", 2, 25],
  "6301-6": ["1", 0.5, 15],
  "2093-3": ["mg/dL", 10, 2_000],
  "2085-9": ["mg/dL", 1, 2_000],
  "13457-7": ["mg/dL", 1, 2_000],
  "2571-8": ["mg/dL", 10, 5_000],
  "718-7": ["g/dL", 2, 25],
  "4544-3": ["%", 5, 80],
  "6690-2": ["10*3/uL", 0, 700],
  "777-3": ["10*3/uL", 0, 3_000],
  "789-8": ["10*6/uL", 0.5, 12],
  "1988-5": ["mg/L", 0, 600],
  "2276-4": ["ng/mL", 0, 50_000],
  "2132-9": ["pg/mL", 10, 20_000],
  "3016-3": ["m[IU]/L", 0, 100],
  "3024-7": ["ng/dL", 0, 8],
  "2951-2": ["mmol/L", 95, 200],
  "2823-3": ["mmol/L", 1, 10],
  "2075-0": ["mmol/L", 55, 160],
  "17861-6": ["mg/dL", 4, 20],
  "2160-0": ["mg/dL", 0.1, 30],
  "3094-0": ["mg/dL", 1, 250],
  "3084-1": ["mg/dL", 0.1, 25],
  "1742-6": ["U/L", 0, 15_000],
  "1920-8": ["U/L", 0, 20_000],
  "6768-6": ["U/L", 1, 5_000],
  "1975-2": ["mg/dL", 0, 60],
  "1751-7": ["g/dL", 0.5, 10],
  "2857-1": ["ng/mL", 0, 5_000],
};

/** Base excess and anion gap, which may be below zero. */
const MAY_BE_BELOW_ZERO: ReadonlySet<string> = new Set([
  ...["1925-7", "11555-0", "1922-4", "1927-3", "30318-0"],
  ...["33037-3", "1863-0", "10466-1"],
]);
/** UCUM units of how much or how many of something there is: masses, counts, activities, parts. Base excess is in mmol/L. */
const OF_AN_AMOUNT = /^(?:10\*\d+|%|[munpf]?g|[munpfk]?U|m?\[[iI]U\]|[unpf]mol|s)(?:\/|$)/;
/** So many times the highest usual value are asked about where no limits are known. */
const FAR_TIMES = 20;

/** What is thought of a number: that it cannot be, that it hardly is, or nothing. */
export type Doubt = "impossible" | "unlikely" | null;

type Judged = Pick<LabComponent, "loinc" | "unit" | "ranges">;

/** The limits of a component, in its own unit; null where none are known. */
function limitsOf({ loinc, unit }: Judged): { low: number; high: number } | null {
  const known = LIKELY[loinc];
  if (!known) return null;
  const inOwn = (number: number) => inUnitOf({ loinc, unit, decimals: 4 }, { comparator: "", number }, known[0]);
  const [low, high] = [inOwn(known[1]), inOwn(known[2])];
  return low.ok && high.ok ? { low: low.value.number, high: high.value.number } : null;
}

/** Far above all that the laboratory holds usual for anybody; false where it has not said what is. */
function farAboveUsual({ ranges }: Judged, number: number): boolean {
  const ends = ranges.flatMap(({ high, criticalHigh }) => [high ?? [], criticalHigh ?? []].flat());
  return ends.length > 0 && number > Math.max(...ends) * FAR_TIMES;
}

/**
 * What is thought of a value in the component's own unit. An amount below zero cannot be; what lies beyond the limits of
 * its test is asked about, as is anything else below zero.
 */
export function doubtOf(component: Judged, { number }: NumericValue): Doubt {
  const { loinc, unit } = component;
  const limits = limitsOf(component);
  if (number < 0 && MAY_BE_BELOW_ZERO.has(loinc)) return null;
  if (number < 0) return LIKELY[loinc] || OF_AN_AMOUNT.test(unit) ? "impossible" : "unlikely";
  if (limits) return number < limits.low || number > limits.high ? "unlikely" : null;
  return farAboveUsual(component, number) ? "unlikely" : null;
}
