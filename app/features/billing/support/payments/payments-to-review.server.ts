import { patientNames } from "~/features/patients/public.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { readSurplus } from "../../data/payments/payment-surplus.server";
import { givesBackParts } from "../accounts/gives-back-parts.server";
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
  const types = [...new Set(rows.map(({ gatewayType }) => gatewayType))];
  const [names, surpluses, parts] = await Promise.all([
    patientNames(context, [...ids]),
    readSurplus(
      context.db,
      rows.map(({ id }) => id),
    ),
    Promise.all(types.map(async (type) => [type, await givesBackParts(context, type)] as const)),
    auditRead(context, { action: "payment.read", subjectKind: "payment" }),
  ]);
  const givesParts = new Map(parts);
  return rows.map(({ patientId, ...row }) => ({
    ...row,
    ...(surpluses.get(row.id) ?? { leftMinor: row.amountMinor, surplusMinor: row.amountMinor }),
    givesParts: givesParts.get(row.gatewayType) ?? false,
    payer: names.get(patientId ?? "") ?? row.payer,
  }));
}
