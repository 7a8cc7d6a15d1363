import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { readPriceBasis, repriceStatement, unchangedPrices, type PriceBasis } from "../../data/prices/tax-rates.server";
import { pricedWith, taxesAt, type TaxRate } from "../../domain/prices/tax-choice";

/**
 * What is paid for every offering once the rates or the rounding are others: writes for the commit that changes them. Of
 * two changes at once the second is refused as a conflict.
 */
export function repriceWrites(
  { db }: RequestContext,
  { own, prices, ...basis }: PriceBasis,
  { saved, ...changed }: { rates?: readonly TaxRate[]; rounding?: PriceBasis["rounding"]; saved?: "new" | "known" },
): { unchanged: D1PreparedStatement; reprice: D1PreparedStatement } {
  const { rates, rounding } = { ...basis, ...changed };
  const ownOf = (id: string) =>
    own.filter(({ serviceOfferingId }) => serviceOfferingId === id).map(({ taxRateId }) => taxRateId);
  const priced = prices.map(({ serviceOfferingId, branchId, priceMinor, taxMode }) => {
    const taxes = taxesAt(rates, { taxMode, taxRateIds: ownOf(serviceOfferingId) }, branchId);
    return { serviceOfferingId, branchId, ...pricedWith(priceMinor, taxes, rounding) };
  });
  return { unchanged: unchangedPrices(db, basis, { saved }), reprice: repriceStatement(db, priced) };
}

const TRIES = 4;

/** Does again what was refused because prices changed meanwhile. @throws ConflictError where they keep changing */
export async function whilePricesChange<R>(work: () => Promise<R>): Promise<R> {
  for (let tries = 1; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ConflictError) || tries === TRIES) throw error;
    }
}

/** The same with all that prices follow from, read anew each time. */
export const withPriceBasis = <R>({ db }: RequestContext, work: (basis: PriceBasis) => Promise<R>): Promise<R> =>
  whilePricesChange(async () => work(await readPriceBasis(db)));
