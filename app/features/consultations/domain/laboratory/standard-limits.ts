import type { LabComponent, LabRange } from "./lab-test";
import { inUnitOf } from "./result-value";
import { GROWN_UP_DAYS, SEED_TESTS } from "./seed";

/** The critical limits that a measurement without any would be given. */
export interface OfferedLimits {
  criticalLow: number | null;
  criticalHigh: number | null;
  /** All of its ranges, those of grown-ups with the limits. */
  ranges: readonly LabRange[];
}

const isUnlimited = ({ criticalLow, criticalHigh }: LabRange) => criticalLow === null && criticalHigh === null;

/** What is usual must lie between the limits: a laboratory that measures otherwise sets its own. */
const fits = ({ low, high }: LabRange, criticalLow: number | null, criticalHigh: number | null) =>
  [low, high].every(
    (end) =>
      end === null || ((criticalLow === null || end > criticalLow) && (criticalHigh === null || end < criticalHigh)),
  );

/**
 * The standard limits for what a laboratory measures, in its unit; null where there are none, where it has limits already,
 * and where its ranges are of children alone: what nobody can wait for is another value for them.
 */
export function offeredLimits(
  component: Pick<LabComponent, "loinc" | "unit" | "decimals" | "ranges">,
): OfferedLimits | null {
  const { loinc, ranges } = component;
  const seed = loinc === "" ? undefined : SEED_TESTS.find((each) => each.loinc === loinc);
  const standard = seed?.ranges[0];
  if (!seed || !standard || isUnlimited(standard) || !ranges.every(isUnlimited)) return null;
  const inOwn = (number: number | null) => {
    if (number === null) return null;
    const read = inUnitOf(component, { comparator: "", number }, seed.unit);
    return read.ok ? read.value.number : undefined;
  };
  const [criticalLow, criticalHigh] = [inOwn(standard.criticalLow), inOwn(standard.criticalHigh)];
  if (criticalLow === undefined || criticalHigh === undefined) return null;
  const grownUp = ranges.filter(({ fromDays }) => fromDays >= GROWN_UP_DAYS);
  if (grownUp.length === 0 || !grownUp.every((range) => fits(range, criticalLow, criticalHigh))) return null;
  return {
    ...{ criticalLow, criticalHigh },
    ranges: ranges.map((range) => (grownUp.includes(range) ? { ...range, criticalLow, criticalHigh } : range)),
  };
}
