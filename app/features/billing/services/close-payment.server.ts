import { commit, CommitRefused } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { openPaymentsOfVisit, readPayment, settleStatement, type PaymentRow } from "../data/payments.server";
import { isStillOpen } from "../domain/payment";
import { gatewayOfPayment, settlePayment } from "./settle-payment.server";

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

/**
 * Ends a try that is open: it can be paid no more, unless it was paid already, which then is what comes of it. One that
 * is on its way stays so. It asks nobody's permission: whoever calls it has.
 * @throws UpstreamError where the gateway does not answer
 */
export async function closePayment(context: RequestContext, payment: PaymentRow): Promise<PaymentRow> {
  if (!isStillOpen(payment.status)) return payment;
  if (payment.gatewayReference === null) return giveUpPayment(context, payment, "EXPIRED");
  const gateway = await gatewayOfPayment(context, payment);
  await gateway.close(payment.gatewayReference);
  return settlePayment(context, payment);
}

/** Ends what is open of a visit, and gives each try as it is afterwards. @throws UpstreamError */
export async function closePaymentsOfVisit(context: RequestContext, appointmentId: string): Promise<PaymentRow[]> {
  const closed: PaymentRow[] = [];
  for (const payment of await openPaymentsOfVisit(context.db, appointmentId))
    closed.push(await closePayment(context, payment));
  return closed;
}
