import { asAsked, commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { flagStatement, type PaymentRow } from "../../data/payments/payments.server";
import { toldOfReview } from "./told-of-payment.server";

/**
 * Has a person look into a payment, and tells them. One that is looked into already keeps its reason, and nobody is told
 * twice. It asks nobody's permission: whoever calls it has.
 */
export async function flagPayment(
  context: RequestContext,
  { id, patientId }: Pick<PaymentRow, "id" | "patientId">,
  review: "UNREACHABLE" | "NOT_NEEDED" | "UNKNOWN_STATE",
): Promise<void> {
  await commit(context, {
    guarded: flagStatement(context.db, id, review),
    audit: [{ action: "payment.flag", subjectKind: "payment", subjectId: id, patientId, fields: [review] }],
    outbox: await toldOfReview(context),
    result: null,
  }).catch(asAsked);
}
