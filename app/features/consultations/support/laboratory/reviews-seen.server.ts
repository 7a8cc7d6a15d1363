import { employeeNames } from "~/features/identity/public.server";
import type { RequestContext } from "~/platform/context.server";
import { reviewsOf } from "../../data/laboratory/lab-reviews.server";
import type { LabOrderTest } from "../../domain/laboratory/lab-order";
import { isReplaced, messagesOf, shownReviews, standing, type LabReview } from "../../domain/laboratory/lab-review";

/** What a review says to the patient, and of which tests. */
export interface ReviewSeen {
  id: string;
  at: number;
  by: string;
  message: string;
  tests: string[];
  /** A newer message stands before it, or its results were reviewed again without one. */
  isEarlier: boolean;
  /** Its tests were all reviewed again since. */
  isReplaced: boolean;
}

function positionOf(review: LabReview, index: number, seen: readonly LabReview[]) {
  const replaced = isReplaced(review, seen);
  return { isEarlier: index > 0 || replaced, isReplaced: replaced };
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
  const seen = actor.kind === "patient" ? shownReviews(all, tests, now) : standing(all);
  const said = messagesOf(seen);
  const names = await employeeNames(
    context,
    said.flatMap(({ reviewedBy }) => reviewedBy ?? []),
  );
  return said.map((review, index) => ({
    ...positionOf(review, index, seen),
    ...{ id: review.id, at: review.at, message: review.message, by: names.get(review.reviewedBy ?? "") ?? "" },
    tests: tests.filter((test) => review.tests.some((of) => of.id === test.id)).map(({ name }) => name),
  }));
}
