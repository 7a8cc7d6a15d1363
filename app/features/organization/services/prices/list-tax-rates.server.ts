import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readTaxes } from "../../data/prices/tax-rates.server";
import { shownTaxRate } from "../../support/prices/shown-tax-rate.server";

/** Every tax rate in the order in which they are charged, the places, and how taxes are rounded. @throws ForbiddenError */
export async function listTaxRates(context: RequestContext) {
  await authorize(context, "organization.manage");
  const { rates, rounding, branches } = await readTaxes(context.db);
  return { taxRates: rates.map(shownTaxRate), rates, rounding, branches };
}
