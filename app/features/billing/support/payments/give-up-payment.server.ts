import { commit, CommitRefused } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { readPayment, settleStatement, type PaymentRow } from "../../data/payments/payments.server";

/** Writes that a try came to nothing, without asking: it was never begun at the gateway, or refused there. */
export async function giveUpPayment(
  context: RequestContext,
  payment: PaymentRow,
  status: "FAILED" | "EXPIRED",
  review: "UNREACHABLE" | null = null,
): Promise<PaymentRow> {
  try {
    const after = { ...payment, status, review, paidAt: null };
    await commit(context, {
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
    });
    return after;
  } catch (error) {
    if (!(error instanceof CommitRefused) || error.failure.kind !== "conflict") throw error;
    return (await readPayment(context.db, payment.id)) ?? payment;
  }
}
