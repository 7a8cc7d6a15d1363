import type { LabOrderTest, LabResult } from "./lab-order";

/**
 * Whether somebody entered one of the values of a test that wait for a second look: they do not verify them.
 * @param values the last value of each component
 */
export const isOwnEntry = (
  values: readonly Pick<LabResult, "version" | "enteredBy">[],
  { finalVersion }: Pick<LabOrderTest, "finalVersion">,
  employeeId: string,
): boolean => values.some(({ version, enteredBy }) => version > finalVersion && enteredBy === employeeId);
