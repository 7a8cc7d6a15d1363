import type { LabResult } from "./lab-order";

/** What the same measured the last time before, of another order. */
export type EarlierValue = Pick<LabResult, "value" | "unit" | "kind" | "sampledAt">;

const isSame = (one: LabResult, other: LabResult) =>
  one.componentId === other.componentId || (one.loinc !== "" && one.loinc === other.loinc);

/**
 * The value of the same before this one: of the newest sample that is older. One in another unit is no value to set
 * beside it.
 */
export function earlierValue(result: LabResult, others: readonly LabResult[]): EarlierValue | null {
  const before = others.filter(
    (other) =>
      other.orderId !== result.orderId &&
      isSame(other, result) &&
      other.kind === result.kind &&
      other.unit === result.unit &&
      other.value !== "" &&
      other.sampledAt < result.sampledAt,
  );
  const last = before.reduce<LabResult | null>(
    (newest, each) => (newest && newest.sampledAt >= each.sampledAt ? newest : each),
    null,
  );
  return last && { value: last.value, unit: last.unit, kind: last.kind, sampledAt: last.sampledAt };
}
