import type { LabResult } from "./lab-order";

/** A value that another one took the place of, and why; the laboratory's words for it are not the patient's. */
export type CorrectedValue = LabResult & { correctedFor: string };

/** The last value of each component up to a version of its test. */
export function valuesUpTo(results: readonly LabResult[], { id }: { id: string }, version: number): LabResult[] {
  const last = new Map<string, LabResult>();
  for (const result of results) {
    if (result.orderTestId !== id || result.version > version) continue;
    const known = last.get(result.componentId);
    if (!known || known.version < result.version) last.set(result.componentId, result);
  }
  return [...last.values()];
}

/** The other values of a component that its patient was shown before `last`, oldest first. */
export function shownBefore(
  results: readonly LabResult[],
  { id, releasedBefore }: { id: string; releasedBefore: readonly number[] },
  last: LabResult,
): CorrectedValue[] {
  const shown = releasedBefore
    .flatMap((version) => valuesUpTo(results, { id }, version))
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
      ({ orderTestId, componentId, version }) =>
        orderTestId === last.orderTestId && componentId === last.componentId && version <= last.version,
    )
    .sort((one, other) => one.version - other.version);
  return course.flatMap((value, at) => {
    const correctedFor = course[at + 1]?.reason ?? "";
    return correctedFor === "" ? [] : [{ ...value, correctedFor }];
  });
}
