import { commit, refusedAs } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { withholdStatement } from "../../data/payments/payment-calls.server";
import { readPayment, type PaymentRow } from "../../data/payments/payments.server";

/**
 * Ends a try whose gateway has not been called yet: it never is, so nobody can pay by it. One for which it was called
 * meanwhile stays. It asks nobody's permission: whoever calls it has.
 */
export function withholdCall(context: RequestContext, payment: PaymentRow): Promise<PaymentRow> {
  const { id: subjectId, patientId } = payment;
  return commit(context, {
    guarded: withholdStatement(context.db, subjectId),
    audit: [{ action: "payment.settle", subjectKind: "payment", subjectId, patientId, fields: ["EXPIRED"] }],
    result: null,
  }).then(
    () => ({ ...payment, status: "EXPIRED" as const }),
    refusedAs({ conflict: async () => (await readPayment(context.db, subjectId)) ?? payment }),
  );
}
