import { patientNames } from "~/features/patients/public.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { readBalances } from "../../data/ledger/patient-account.server";
import { freeOf } from "../../domain/payments/payment";
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
  const [names, balances, surpluses, parts] = await Promise.all([
    patientNames(context, [...ids]),
    readBalances(context.db, [...ids]),
    readSurplus(
      context.db,
      rows.map(({ id }) => id),
    ),
    Promise.all(types.map(async (type) => [type, await givesBackParts(context, type)] as const)),
    auditRead(context, { action: "payment.read", subjectKind: "payment" }),
  ]);
  const givesParts = new Map(parts);
  return rows.map(({ patientId, ...row }) => {
    const whole = row.cameMinor ?? row.amountMinor;
    const known = row.cameMinor === null ? surpluses.get(row.id) : undefined;
    const { leftMinor, surplusMinor } = known ?? { leftMinor: whole, surplusMinor: whole };
    const isTooMuch = row.review === "NOT_NEEDED" && row.status === "PAID" && patientId !== null;
    const freeMinor = freeOf(balances, patientId ?? "", row.currencyCode);
    return {
      ...{ ...row, leftMinor, surplusMinor },
      coversMinor: isTooMuch ? Math.max(0, surplusMinor - freeMinor) : 0,
      givesParts: givesParts.get(row.gatewayType) ?? false,
      payer: names.get(patientId ?? "") ?? row.payer,
    };
  });
}
