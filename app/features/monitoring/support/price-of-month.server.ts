import { pricedCharge, type PricedCharge } from "~/features/billing/public.server";
import { readTaxes, taxesAt } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";

/** What a month of a plan costs now, with the practice's usual taxes; null where it costs nothing. */
export async function priceOfMonth(
  { db }: RequestContext,
  { name, priceMinor }: { name: string; priceMinor: number },
): Promise<PricedCharge | null> {
  if (priceMinor === 0) return null;
  const { rates, rounding } = await readTaxes(db);
  const taxes = taxesAt(rates, { taxMode: "DEFAULT", taxRateIds: [] }, null);
  const line = { billableServiceId: null, description: name, quantity: 1, unitPriceMinor: priceMinor, taxes };
  return pricedCharge([line], rounding);
}
