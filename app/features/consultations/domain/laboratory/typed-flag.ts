import { flagOf } from "./flags";
import type { LabFlag, LabRange } from "./lab-test";
import { inUnitOf, readNumeric } from "./result-value";

type Ends = Pick<LabRange, "low" | "high">;

/** What a number is held against as it is typed: as the page has it, and the service reckons it again. */
export interface TypedAgainst {
  loinc: string;
  unit: string;
  decimals: number;
  /** What is usual for the person; null where no range is known. */
  range: Ends | null;
  limits: Pick<LabRange, "criticalLow" | "criticalHigh">;
}

/**
 * The flag of a number as it is typed; null for what is no number yet, for an unknown unit, and where nothing can be said.
 * @param unit the unit that is chosen beside it
 */
export function typedFlag(typed: string, unit: string, { range, limits, ...component }: TypedAgainst): LabFlag | null {
  const read = readNumeric(typed);
  if (!read.ok) return null;
  const value = inUnitOf(component, read.value, unit);
  if (!value.ok) return null;
  const held = range && { ...{ sex: "ANY" as const, fromDays: 0, toDays: null }, ...range, ...limits };
  return flagOf(value.value, held, limits);
}
