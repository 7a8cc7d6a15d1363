import type { LabOrderTest } from "./lab-order";
import type { LabState } from "./lab-order-states";

/** A test as it was before a review, and the version of its results that was reviewed. */
export interface ReviewedTest {
  id: string;
  version: number;
  state: LabState;
  stateAt: number;
}

/** A review of results of an order with what it says to the patient. Instants in UTC ms. */
export interface LabReview {
  id: string;
  orderId: string;
  tests: readonly ReviewedTest[];
  message: string;
  reviewedBy: string | null;
  at: number;
  /** From when on the patient reads it; it can be undone before. */
  shownAt: number;
  undoneAt: number | null;
}

export const asReviewed = ({ id, finalVersion, state, stateAt }: LabOrderTest): ReviewedTest => ({
  ...{ id, version: finalVersion, state, stateAt },
});

/** The reviews that hold, and of these what a patient reads at `now`. */
export const standing = (reviews: readonly LabReview[]): LabReview[] =>
  reviews.filter(({ undoneAt }) => undoneAt === null);
export const shownReviews = (reviews: readonly LabReview[], now: number): LabReview[] =>
  standing(reviews).filter(({ shownAt }) => shownAt <= now);

/** All that the patient was told of an order's results, oldest first, as one text. */
export const messagesOf = (reviews: readonly LabReview[]): string =>
  reviews
    .map(({ message }) => message)
    .filter((message) => message !== "")
    .join("\n\n");

/**
 * The review that somebody can still undo: the last one, their own, while its patient has not been shown it and its
 * results stand as it left them.
 */
export function undoableReview(
  reviews: readonly LabReview[],
  tests: readonly LabOrderTest[],
  { userId, now }: { userId: string | null; now: number },
): LabReview | null {
  const last = standing(reviews).at(-1);
  if (!last || last.reviewedBy !== userId || last.shownAt <= now) return null;
  const isAsLeft = ({ id, version }: ReviewedTest) =>
    tests.some((test) => test.id === id && test.state === "REVIEWED" && test.finalVersion === version);
  return last.tests.every(isAsLeft) ? last : null;
}

/** A test as its patient knows of it: reviewed once its results are theirs. */
export const stateForPatient = ({ state, releasedVersion, finalVersion }: LabOrderTest): LabState =>
  state === "REVIEWED" && releasedVersion < finalVersion ? "RESULTED" : state;
