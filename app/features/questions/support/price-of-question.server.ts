import { pricedCharge, type PricedCharge } from "~/features/billing/public.server";
import { readTaxes, taxesAt } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { ServiceRow } from "../data/question-services.server";

type Priced = Pick<ServiceRow, "name" | "priceMinor">;

/** What questions by some services cost now, with the practice's usual taxes; null for one that costs nothing. */
export async function pricesOfServices(
  { db }: RequestContext,
  services: readonly Priced[],
): Promise<(PricedCharge | null)[]> {
  if (services.every(({ priceMinor }) => priceMinor === 0)) return services.map(() => null);
  const { rates, rounding } = await readTaxes(db);
  const taxes = taxesAt(rates, { taxMode: "DEFAULT", taxRateIds: [] }, null);
  return services.map(({ name, priceMinor }) => {
    const line = { billableServiceId: null, description: name, quantity: 1, unitPriceMinor: priceMinor, taxes };
    return priceMinor === 0 ? null : pricedCharge([line], rounding);
  });
}
