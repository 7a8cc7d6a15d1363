import type { Write } from "~/db/commit.server";
import { issueDocuments, type WantedDocument } from "~/features/billing/public.server";
import type { RequestContext } from "~/platform/context.server";
import { onlyOne } from "./line-facts.server";
import type { NamedCharge } from "./open-charges.server";

/** One invoice of charges of one patient in one currency. */
function invoiceOf(charges: readonly NamedCharge[], patientId: string, currencyCode: string): WantedDocument {
  const branchId = charges.find((charge) => charge.branchId !== null)?.branchId ?? null;
  return {
    ...{ kind: "INVOICE", patientId, currencyCode, branchId },
    employeeId: onlyOne(charges.map(({ employeeId }) => employeeId)),
    lines: charges.map(
      ({
        key: _key,
        at: _at,
        patientId: _patient,
        currencyCode: _currency,
        branchId: _branch,
        employeeId: _employee,
        ...line
      }) => line,
    ),
  };
}

/** Issues an invoice of charges of one patient; one for each currency. @returns their ids; see `issueDocuments` */
export function issueForCharges(
  context: RequestContext,
  charges: readonly NamedCharge[],
  besides: { writes?: readonly Write[]; isQuiet?: boolean } = {},
): Promise<string[]> {
  const currencies = [...new Set(charges.map(({ currencyCode }) => currencyCode))];
  const wanted = currencies.map((currency) => {
    const own = charges.filter(({ currencyCode }) => currencyCode === currency);
    return invoiceOf(own, own[0]?.patientId ?? "", currency);
  });
  return issueDocuments(context, wanted, besides);
}
