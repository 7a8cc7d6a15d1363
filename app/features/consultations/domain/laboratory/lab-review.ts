import type { LabOrderTest } from "./lab-order";
import { waitsForReview } from "./how-far";
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

const MINUTE_MS = 60_000;

/**
 * From when on the patient is shown a review (UTC ms): after the time to undo, at a full minute. The clock looks every
 * minute, so that values and message come together at the time that the reviewer was told.
 */
export const shownFrom = (now: number, holdMs: number): number =>
  holdMs === 0 ? now : Math.ceil((now + holdMs) / MINUTE_MS) * MINUTE_MS;

/** The reviews that hold. */
export const standing = (reviews: readonly LabReview[]): LabReview[] =>
  reviews.filter(({ undoneAt }) => undoneAt === null);

/** What of a test its patient has been shown. */
type Released = Pick<LabOrderTest, "id" | "releasedVersion" | "releasedBefore">;

const wasShown = ({ releasedVersion, releasedBefore }: Released, version: number) =>
  releasedVersion === version || releasedBefore.includes(version);

/**
 * The one rule of what a patient reads of reviews at `now`: a message belongs to the values that were reviewed. It comes
 * with them, not before them, and never where one of them was corrected before the patient saw it.
 */
export const shownReviews = (reviews: readonly LabReview[], tests: readonly Released[], now: number): LabReview[] =>
  standing(reviews).filter(
    ({ shownAt, tests: of }) =>
      shownAt <= now &&
      of.length > 0 &&
      of.every(({ id, version }) => tests.some((test) => test.id === id && wasShown(test, version))),
  );

/** A test as a correction leaves it. */
type Corrected = Pick<LabOrderTest, "id">;

/**
 * The reviews that a correction takes back: those with one of these values that their patient has not been shown. Their
 * other tests wait for the review again, too: what was said to the patient was said of all of them.
 */
export function overtakenReviews(
  reviews: readonly LabReview[],
  tests: readonly LabOrderTest[],
  { corrected, now }: { corrected: readonly Corrected[]; now: number },
): { overtaken: LabReview[]; back: LabOrderTest[] } {
  const shown = shownReviews(reviews, tests, now);
  const isCorrected = (id: string) => corrected.some((test) => test.id === id);
  const overtaken = standing(reviews).filter(
    (review) => !shown.includes(review) && review.tests.some(({ id }) => isCorrected(id)),
  );
  const others = overtaken.flatMap(({ tests: of }) => of).filter(({ id }) => !isCorrected(id));
  const back = tests.flatMap((test) => {
    const before = others.findLast(({ id, version }) => id === test.id && version === test.finalVersion);
    return before && test.state === "REVIEWED" ? [{ ...test, state: before.state, stateAt: before.stateAt }] : [];
  });
  return { overtaken, back };
}

/**
 * What was said to the patient by the last review, where that was taken back and results wait for another one; and whether
 * a correction took it back. Null for none.
 */
export function takenBack(
  reviews: readonly LabReview[],
  tests: readonly LabOrderTest[],
): { message: string; isCorrected: boolean } | null {
  const last = reviews.at(-1);
  if (!last || last.undoneAt === null || !tests.some(waitsForReview)) return null;
  const isCorrected = last.tests.some(({ id, version }) =>
    tests.some((test) => test.id === id && test.enteredVersion > version),
  );
  return { message: last.message, isCorrected };
}

/**
 * Whether each test of a review was reviewed again after it: what it says to the patient is about values that others took
 * the place of, or were judged anew.
 * @param reviews those that are seen with it, oldest first
 */
export const isReplaced = (review: LabReview, reviews: readonly LabReview[]): boolean => {
  const later = reviews.slice(reviews.indexOf(review) + 1).flatMap(({ tests }) => tests);
  return review.tests.every(({ id }) => later.some((of) => of.id === id));
};

/** What reviews say to the patient, the newest first. */
export const messagesOf = (reviews: readonly LabReview[]): LabReview[] =>
  reviews.filter(({ message }) => message !== "").toReversed();

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
export const stateForPatient = ({
  state,
  releasedVersion,
  finalVersion,
}: Pick<LabOrderTest, "state" | "releasedVersion" | "finalVersion">): LabState =>
  state === "REVIEWED" && releasedVersion < finalVersion ? "RESULTED" : state;

type Versions = Pick<LabOrderTest, "releasedVersion" | "finalVersion">;

/**
 * Whether what a patient was shown of a test was corrected since, and the correction is not theirs yet. Until it is, the
 * patient reads neither the value nor what was said of it, anywhere: every reader of theirs goes by this rule, or by
 * `RELEASED_NOW`, which says the same in SQL.
 */
export const isBeingCorrected = ({ releasedVersion, finalVersion }: Versions): boolean =>
  releasedVersion > 0 && finalVersion > releasedVersion;

/** The version of a test's results that its patient reads now; 0 for none. */
export const versionOfPatient = (test: Versions): number => (isBeingCorrected(test) ? 0 : test.releasedVersion);

/** What a patient reads of reviews at `now`: what they were shown, but for words about a value that is being corrected. */
export const reviewsForPatient = (
  reviews: readonly LabReview[],
  tests: readonly LabOrderTest[],
  now: number,
): LabReview[] =>
  shownReviews(reviews, tests, now).filter(
    ({ tests: of }) => !of.some(({ id }) => tests.some((test) => test.id === id && isBeingCorrected(test))),
  );

/** Whether a review is about a version of results that a later one, of which its reader knows, took the place of. */
export const isOutdated = (
  { tests: of }: Pick<LabReview, "tests">,
  tests: readonly LabOrderTest[],
  versionOf: (test: LabOrderTest) => number,
): boolean => of.some(({ id, version }) => tests.some((test) => test.id === id && versionOf(test) > version));
