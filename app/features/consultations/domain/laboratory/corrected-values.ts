import type { LabOrderTest, LabResult } from "./lab-order";

/** A value that another one took the place of, and why; the laboratory's words for it are not the patient's. */
export type CorrectedValue = LabResult & { correctedFor: string };

/** A test, and when the sample was taken that its values are of. */
type OfSample = Pick<LabOrderTest, "id" | "sampledAt">;

/** The last value of each component up to a version of its test; those of a sample that was rejected do not count. */
export function valuesUpTo(results: readonly LabResult[], { id, sampledAt }: OfSample, version: number): LabResult[] {
  const last = new Map<string, LabResult>();
  for (const result of results) {
    if (result.orderTestId !== id || result.sampledAt !== sampledAt || result.version > version) continue;
    const known = last.get(result.componentId);
    if (!known || known.version < result.version) last.set(result.componentId, result);
  }
  return [...last.values()];
}

/** The other values of a component that its patient was shown before `last`, oldest first. */
export function shownBefore(
  results: readonly LabResult[],
  { releasedBefore, ...test }: OfSample & Pick<LabOrderTest, "releasedBefore">,
  last: LabResult,
): CorrectedValue[] {
  const shown = releasedBefore
    .flatMap((version) => valuesUpTo(results, test, version))
    .filter((value) => value.componentId === last.componentId && value.id !== last.id);
  return [...new Map(shown.map((value) => [value.id, { ...value, correctedFor: "" }])).values()];
}

/**
 * The values of a component that a later one corrected, up to the version of `last`, oldest first; one that was only
 * entered anew before anybody saw it had no reason, and is not among them.
 */
export function correctedValues(results: readonly LabResult[], last: LabResult): CorrectedValue[] {
  const course = results
    .filter(
      ({ orderTestId, componentId, sampledAt, version }) =>
        orderTestId === last.orderTestId &&
        componentId === last.componentId &&
        sampledAt === last.sampledAt &&
        version <= last.version,
    )
    .sort((one, other) => one.version - other.version);
  return course.flatMap((value, at) => {
    const correctedFor = course[at + 1]?.reason ?? "";
    return correctedFor === "" ? [] : [{ ...value, correctedFor }];
  });
}
