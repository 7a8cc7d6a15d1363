import type { HealthRecord, RecordValues } from "../records/record-kinds";
import type { MedicineQuestion } from "./medicine-questions";

/** What spoke against a record that was saved all the same. */
export type Considered = Omit<MedicineQuestion, "key">;

/** Under this name a record has it beside the fields of its kind, which is why every version of it has it too. */
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

/** What still holds of it once something of a record changes that nothing is asked about: all, or nothing. */
export const stillConsidered = (
  before: Pick<HealthRecord, "name" | "state" | "values">,
  next: Pick<HealthRecord, "name" | "state">,
): readonly Considered[] =>
  before.name === next.name && before.state === next.state ? consideredIn(before.values) : [];
