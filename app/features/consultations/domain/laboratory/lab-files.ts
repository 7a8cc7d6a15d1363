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
  // A review that the patient has not been shown yet is a review all the same.
  const isUnseen = state !== "REVIEWED" && releasedVersion < finalVersion;
  return isUnseen || rule !== "ON_REVIEW" ? finalVersion : null;
}

interface OfPart {
  partId: string;
  partVersion: number;
  /** When it was put there (UTC ms). */
  heldAt: number;
}

/** Whether a file is of a test's sample; one that came with a sample that was rejected does not count. */
export const isOfSample = (
  { partId, heldAt }: Omit<OfPart, "partVersion">,
  { id, sampledAt }: Pick<LabOrderTest, "id" | "sampledAt">,
): boolean => partId === id && (sampledAt === null || heldAt >= sampledAt);

/** The files of a test up to a version of its results. */
export const filesUpTo = <File extends OfPart>(
  files: readonly File[],
  test: Pick<LabOrderTest, "id" | "sampledAt">,
  version: number,
): File[] => files.filter((file) => isOfSample(file, test) && file.partVersion <= version);
