import { commit, refusedAs } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readSurplus } from "../../data/payments/payment-surplus.server";
import { paymentRefunds } from "../../data/payments/payment-refunds.server";
import { readPayment } from "../../data/payments/payments.server";
import { reviewedStatement } from "../../data/payments/payments-to-review.server";
import { isCalledAndOpen } from "../../domain/payments/payment-call";
import { paymentIdSchema } from "../../schemas/accounts/gateway";
import { toldOfKept } from "../../support/payments/told-of-payment.server";

/**
 * A person has looked into a payment, and settled it otherwise: what was too much is kept as paid ahead, which its
 * patient is told. One whose gateway was called and can tell no more ends by that: its payer may pay anew.
 * @throws NotFoundError; ConflictError where somebody else has settled it meanwhile; InvalidError where nobody knows yet what came of a refund
 */
export async function dismissReview(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "payment.review");
  const { paymentId } = parse(paymentIdSchema, raw);
  const payment = await readPayment(context.db, paymentId);
  if (!payment) throw new NotFoundError();
  const refunds = await paymentRefunds(context.db, paymentId);
  if (refunds.some(({ status }) => status === "REQUESTED"))
    throw new InvalidError([{ field: "", message: "payments:error.refundOpen" }]);
  const after = { review: null, status: isCalledAndOpen(payment) ? "EXPIRED" : payment.status };
  const fields = changedFields(payment, after);
  const { patientId, currencyCode } = payment;
  // What went back by then is not kept.
  const keptMinor =
    payment.review === "NOT_NEEDED" && payment.status === "PAID"
      ? ((await readSurplus(context.db, [paymentId])).get(paymentId)?.surplusMinor ?? 0)
      : 0;
  await commit(context, {
    guarded: reviewedStatement(context.db, paymentId),
    audit: [{ action: "payment.reviewed", subjectKind: "payment", subjectId: paymentId, fields }],
    outbox: keptMinor > 0 ? await toldOfKept(context, patientId, { amountMinor: keptMinor, currencyCode }) : [],
    result: null,
  }).catch(refusedAs({ conflict: () => new ConflictError("changedMeanwhile") }));
}
