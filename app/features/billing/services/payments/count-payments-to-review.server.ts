import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { countPaymentsToReview as count } from "../../data/payments/payments-to-review.server";

/** How many payments only a person can settle; of more than fifty, fifty. */
export async function countPaymentsToReview(context: RequestContext): Promise<number> {
  await authorize(context, "payment.review");
  return count(context.db);
}
