import { commit, refusedAs } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { readPayment, settleStatement, type PaymentRow } from "../../data/payments/payments.server";

/** Writes that a try came to nothing, without asking: it was never begun at the gateway, or refused there. */
export async function giveUpPayment(
  context: RequestContext,
  payment: PaymentRow,
  status: "FAILED" | "EXPIRED",
  review: "UNREACHABLE" | null = null,
): Promise<PaymentRow> {
  const after = { ...payment, status, review, paidAt: null };
  return commit(context, {
    guarded: settleStatement(context.db, payment, after),
    audit: [
      {
        action: "payment.settle",
        subjectKind: "payment",
        subjectId: payment.id,
        patientId: payment.patientId,
        fields: [status],
      },
    ],
    result: null,
  }).then(() => after, refusedAs({ conflict: async () => (await readPayment(context.db, payment.id)) ?? payment }));
}
