import type { HealthRecord, RecordValues } from "../records/record-kinds";
import type { MedicineQuestion } from "./medicine-questions";

/** The warnings despite which a record was saved. */
export type Considered = Omit<MedicineQuestion, "key">;

/** The name of the warnings beside the fields of a kind. Every version of the record contains them. */
const NAME = "considered";

export function consideredIn(values: RecordValues): readonly Considered[] {
  const kept = values[NAME];
  return Array.isArray(kept) ? (kept as Considered[]) : [];
}

/** The fields of the kind alone. */
export function withoutConsidered({ [NAME]: _, ...values }: RecordValues): RecordValues {
  return values;
}

export const withConsidered = (values: RecordValues, considered: readonly Considered[]): RecordValues =>
  considered.length === 0 ? withoutConsidered(values) : { ...values, [NAME]: considered };

/** The warnings that remain after a change that leads to no question: all of them, or none. */
export const stillConsidered = (
  before: Pick<HealthRecord, "name" | "state" | "values">,
  next: Pick<HealthRecord, "name" | "state">,
): readonly Considered[] =>
  before.name === next.name && before.state === next.state ? consideredIn(before.values) : [];
