import type { LabResult } from "./lab-order";

/** A value that another one took the place of, and why. */
export type CorrectedValue = LabResult & { correctedFor: string };

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
