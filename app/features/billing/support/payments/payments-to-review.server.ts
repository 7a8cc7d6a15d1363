import { patientNames } from "~/features/patients/public.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { readPaymentsToReview } from "../../data/payments/payments-to-review.server";
import type { PaymentToReview } from "../../domain/payments/payment-to-review";

/**
 * The payments that somebody must look into, each with its patient's name, or the one that its payer gave. That names
 * were read is audited.
 */
export async function paymentsToReview(context: RequestContext): Promise<PaymentToReview[]> {
  const rows = await readPaymentsToReview(context.db);
  if (rows.length === 0) return [];
  const ids = new Set(rows.flatMap(({ patientId }) => patientId ?? []));
  const [names] = await Promise.all([
    patientNames(context, [...ids]),
    auditRead(context, { action: "payment.read", subjectKind: "payment" }),
  ]);
  return rows.map(({ patientId, ...row }) => ({ ...row, payer: names.get(patientId ?? "") ?? row.payer }));
}
