import type { Write } from "~/db/commit.server";
import {
  baseOf,
  issueDocuments,
  taxesOfPaid,
  type OpenPayment,
  type WantedDocument,
} from "~/features/billing/public.server";
import { localDate } from "~/features/patients/public.server";
import { taxSum } from "~/kernel/money/price";
import type { RequestContext } from "~/platform/context.server";
import { paidFor } from "../payments/paid-for.server";
import { lineFacts, onlyOne } from "./line-facts.server";

/**
 * Issues the receipt of a payment: what came, how, what it is for with the taxes in it, on which invoices that stands and
 * what of it is left to pay. @returns its id; see `issueDocuments`
 */
export async function issueForPayment(
  context: RequestContext,
  payment: OpenPayment,
  besides: { writes?: readonly Write[]; isQuiet?: boolean } = {},
): Promise<string> {
  const { sourceKey, patientId, currencyCode, items, method, reference, at } = payment;
  const [facts, things] = await Promise.all([
    lineFacts(
      context,
      items.map(({ appointmentId }) => appointmentId),
    ),
    paidFor(
      context,
      patientId,
      items.map(({ appointmentId, chargeId }) => appointmentId ?? chargeId),
    ),
  ]);
  const paid = [...things.values()];
  const leftMinor = paid.reduce((sum, { item }) => sum + item.dueMinor, 0);
  const forInvoices = [...new Set(paid.flatMap(({ price }) => price?.invoices.map(({ number }) => number) ?? []))];
  const known = items.map(({ appointmentId }) => (appointmentId === null ? undefined : facts.get(appointmentId)));
  const receipt: WantedDocument = {
    ...{ kind: "RECEIPT", patientId, currencyCode, sourceKey },
    branchId: known.find((each) => each !== undefined)?.branchId ?? null,
    employeeId: onlyOne(known.map((each) => each?.employeeId ?? null)),
    lines: items.map(({ appointmentId, chargeId, amountMinor, description }, index) => {
      const price = things.get(appointmentId ?? chargeId ?? "")?.price;
      const taxes = price ? taxesOfPaid(price, amountMinor) : [];
      const baseMinor = baseOf(amountMinor, 0, taxes);
      return {
        description: description || (known[index]?.description ?? ""),
        servedOn: localDate(at, context.profile.timeZone),
        ...{ quantity: 1, unitPriceMinor: baseMinor, baseMinor, discountMinor: 0, taxMinor: taxSum(taxes) },
        ...{ totalMinor: amountMinor, taxes, entryId: null, entryLine: 1, appointmentId, chargeId },
      };
    }),
    says: {
      ...{ method, reference, paidAt: at },
      ...(forInvoices.length > 0 && { forInvoices }),
      ...(leftMinor > 0 && { leftMinor }),
    },
  };
  const [id = ""] = await issueDocuments(context, [receipt], besides);
  return id;
}
