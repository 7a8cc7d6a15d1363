import { employeeNames } from "~/features/identity/public.server";
import type { RequestContext } from "~/platform/context.server";
import { reviewsOf } from "../../data/laboratory/lab-reviews.server";
import type { LabOrderTest } from "../../domain/laboratory/lab-order";
import {
  isOutdated,
  isReplaced,
  messagesOf,
  reviewsForPatient,
  standing,
  versionOfPatient,
} from "../../domain/laboratory/lab-review";

/** What a review says to the patient, and of which tests. */
export interface ReviewSeen {
  id: string;
  at: number;
  by: string;
  message: string;
  tests: string[];
  /** A newer message stands before it, or its results were reviewed again without one. */
  isEarlier: boolean;
  /** Its tests were all reviewed again since, or a result of which it speaks was corrected: it says what held before. */
  isReplaced: boolean;
}

function positionOf(index: number, isReplaced: boolean) {
  return { isEarlier: index > 0 || isReplaced, isReplaced };
}

/**
 * The messages of an order's reviews, the newest first, each with its own date and tests: the practice sees all that hold,
 * the patient those that can be undone no more and whose results they have been shown.
 */
export async function reviewsSeen(
  context: RequestContext,
  { id, tests }: { id: string; tests: readonly LabOrderTest[] },
): Promise<ReviewSeen[]> {
  const { db, now, actor } = context;
  const all = await reviewsOf(db, id);
  const patients = actor.kind === "patient";
  const seen = patients ? reviewsForPatient(all, tests, now) : standing(all);
  const versionOf = (test: LabOrderTest) => (patients ? versionOfPatient(test) : test.finalVersion);
  const said = messagesOf(seen);
  const names = await employeeNames(
    context,
    said.flatMap(({ reviewedBy }) => reviewedBy ?? []),
  );
  return said.map((review, index) => ({
    ...positionOf(index, isReplaced(review, seen) || isOutdated(review, tests, versionOf)),
    ...{ id: review.id, at: review.at, message: review.message, by: names.get(review.reviewedBy ?? "") ?? "" },
    tests: tests.filter((test) => review.tests.some((of) => of.id === test.id)).map(({ name }) => name),
  }));
}
