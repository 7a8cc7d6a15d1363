import type { Write } from "~/db/commit.server";
import { issueDocuments, type OpenPayment, type WantedDocument } from "~/features/billing/public.server";
import { localDate } from "~/features/patients/public.server";
import type { RequestContext } from "~/platform/context.server";
import { lineFacts, onlyOne } from "./line-facts.server";

/** Issues the receipt of a payment: what came, how, and what it is for. @returns its id; see `issueDocuments` */
export async function issueForPayment(
  context: RequestContext,
  payment: OpenPayment,
  besides: { writes?: readonly Write[]; isQuiet?: boolean } = {},
): Promise<string> {
  const { sourceKey, patientId, currencyCode, items, method, reference, at } = payment;
  const facts = await lineFacts(
    context,
    items.map(({ appointmentId }) => appointmentId),
  );
  const known = items.map(({ appointmentId }) => (appointmentId === null ? undefined : facts.get(appointmentId)));
  const receipt: WantedDocument = {
    ...{ kind: "RECEIPT", patientId, currencyCode, sourceKey },
    branchId: known.find((each) => each !== undefined)?.branchId ?? null,
    employeeId: onlyOne(known.map((each) => each?.employeeId ?? null)),
    lines: items.map(({ appointmentId, chargeId, amountMinor, description }, index) => ({
      description: description || (known[index]?.description ?? ""),
      servedOn: localDate(at, context.profile.timeZone),
      ...{ quantity: 1, unitPriceMinor: amountMinor, baseMinor: amountMinor, discountMinor: 0, taxMinor: 0 },
      ...{ totalMinor: amountMinor, taxes: [], entryId: null, entryLine: 1, appointmentId, chargeId },
    })),
    says: { method, reference, paidAt: at },
  };
  const [id = ""] = await issueDocuments(context, [receipt], besides);
  return id;
}
