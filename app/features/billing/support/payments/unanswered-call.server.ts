import { asAsked, commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { unansweredStatement } from "../../data/payments/payment-calls.server";
import type { PaymentRow } from "../../data/payments/payments.server";

/**
 * Has a person find out what came of a call that nobody knows the answer to: the payer may have paid, so it is never made
 * again. It asks nobody's permission: whoever calls it has.
 */
export async function unansweredCall(
  context: RequestContext,
  { id: subjectId, patientId }: Pick<PaymentRow, "id" | "patientId">,
): Promise<void> {
  await commit(context, {
    guarded: unansweredStatement(context.db, subjectId),
    audit: [{ action: "payment.flag", subjectKind: "payment", subjectId, patientId, fields: ["UNREACHABLE"] }],
    result: null,
    // Its answer came after all, or a person knows already.
  }).catch(asAsked);
}
