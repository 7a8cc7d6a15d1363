import { employeeNames } from "~/features/identity/public.server";
import type { RequestContext } from "~/platform/context.server";
import { reviewsOf } from "../../data/laboratory/lab-reviews.server";
import type { LabOrderTest } from "../../domain/laboratory/lab-order";
import { shownReviews, standing } from "../../domain/laboratory/lab-review";

/** What a review says to the patient, and of which tests. */
export interface ReviewSeen {
  id: string;
  at: number;
  by: string;
  message: string;
  tests: string[];
}

/**
 * The messages of an order's reviews, oldest first, each with its own date and tests: the practice sees all that hold, the
 * patient those that can be undone no more and whose results they have.
 */
export async function reviewsSeen(
  context: RequestContext,
  { id, tests }: { id: string; tests: readonly LabOrderTest[] },
): Promise<ReviewSeen[]> {
  const { db, now, actor } = context;
  const all = await reviewsOf(db, id);
  const released = tests.some(({ releasedVersion }) => releasedVersion > 0);
  const seen = actor.kind !== "patient" ? standing(all) : released ? shownReviews(all, now) : [];
  const said = seen.filter(({ message }) => message !== "");
  const names = await employeeNames(
    context,
    said.flatMap(({ reviewedBy }) => reviewedBy ?? []),
  );
  return said.map((review) => ({
    ...{ id: review.id, at: review.at, message: review.message, by: names.get(review.reviewedBy ?? "") ?? "" },
    tests: tests.filter((test) => review.tests.some((of) => of.id === test.id)).map(({ name }) => name),
  }));
}
