import type { OutboxEntry, Write } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { reviewsOf, undoReviewRow } from "../../data/laboratory/lab-reviews.server";
import type { LabOrder, LabOrderTest } from "../../domain/laboratory/lab-order";
import { overtakenReviews, standing, type LabReview } from "../../domain/laboratory/lab-review";
import { tellEmployee } from "./lab-mails.server";
import { noteHistory } from "./store-lab-step.server";
import type { LoadedOrder } from "./people-of-orders.server";

interface TakenBack {
  /** The reviews of the order that still hold. */
  reviews: LabReview[];
  /** Tests that were not corrected and wait for the review again with those that were. */
  back: LabOrderTest[];
  order: Partial<LabOrder>;
  writes: Write[];
  outbox: OutboxEntry[];
}

/**
 * Takes back the reviews that a correction came before: their patient has not been shown them, and never will be. Whoever
 * reviewed for the responsible doctor is told, as they are.
 * @param corrected tests as a correction leaves them
 */
export async function takeBackReviews(
  context: RequestContext,
  { order, tests }: LoadedOrder,
  corrected: readonly LabOrderTest[],
): Promise<TakenBack> {
  const { db, now } = context;
  const all = await reviewsOf(db, order.id);
  const { overtaken, back } = overtakenReviews(all, tests, { corrected, now });
  const reviews = standing(all).filter((review) => !overtaken.includes(review));
  if (overtaken.length === 0) return { reviews, back, order: {}, writes: [], outbox: [] };
  const last = reviews.at(-1);
  const of = overtaken.flatMap((review) => review.tests);
  const concerned = [...corrected, ...back].filter(({ id }) => of.some((test) => test.id === id));
  const told = overtaken.flatMap(({ reviewedBy }) => reviewedBy ?? []).filter((id) => id !== order.providerId);
  return {
    ...{ reviews, back },
    order: { reviewedAt: last?.at ?? null, reviewedBy: last?.reviewedBy ?? null },
    writes: [
      ...overtaken.map(({ id }) => undoReviewRow(db, id, now)),
      noteHistory(context, concerned, { action: "takeBackReview", reason: "" }),
    ],
    outbox: [...new Set(told)].map((employeeId) => tellEmployee(context, "labOrder.corrected", employeeId, order)),
  };
}
