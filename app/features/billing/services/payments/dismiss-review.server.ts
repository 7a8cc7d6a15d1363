import { commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { reviewedStatement } from "../../data/payments/payments-to-review.server";
import { paymentIdSchema } from "../../schemas/accounts/gateway";

/**
 * A person has looked into a payment, and settled it otherwise.
 * @throws NotFoundError where none is to be looked into
 */
export async function dismissReview(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "payment.review");
  const { paymentId } = parse(paymentIdSchema, raw);
  await commit(context, {
    guarded: reviewedStatement(context.db, paymentId),
    audit: [{ action: "payment.reviewed", subjectKind: "payment", subjectId: paymentId, fields: ["review"] }],
    result: null,
  }).catch(refusedAs({ conflict: () => new NotFoundError() }));
}
