import type { LabOrderTest } from "./lab-order";
import { isFinal } from "./lab-order-states";
import type { ReleaseRule } from "./release";

type Standing = Pick<LabOrderTest, "state" | "enteredVersion" | "finalVersion" | "releasedVersion">;

/**
 * The version of a test's results that a file belongs to which is added now, so that it is shown when they are: that
 * which is being entered, or the final one while nobody has reviewed it. Null where the results were reviewed: a file
 * that comes later would reach the patient unseen.
 */
export function versionOfFile(test: Standing, rule: ReleaseRule): number | null {
  const { state, enteredVersion, finalVersion, releasedVersion } = test;
  if (!isFinal(state)) return Math.max(enteredVersion, 1);
  return releasedVersion < finalVersion || rule !== "ON_REVIEW" ? finalVersion : null;
}

/** The files of a test up to a version of its results. */
export const filesUpTo = <File extends { partId: string; partVersion: number }>(
  files: readonly File[],
  { id }: { id: string },
  version: number,
): File[] => files.filter(({ partId, partVersion }) => partId === id && partVersion <= version);
