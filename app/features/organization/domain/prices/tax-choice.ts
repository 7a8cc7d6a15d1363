import { priceOf, taxPartsOf, type Tax, type TaxPart, type TaxRounding } from "~/kernel/money/price";
import type { TaxMode } from "./tax-modes";

/** A tax rate of an organization. */
export interface TaxRate extends Tax {
  /** The one place where it is charged; null for every place. */
  branchId: string | null;
  isDefault: boolean;
  enabled: boolean;
}

/** Which taxes something has. */
export interface TaxChoice {
  taxMode: TaxMode;
  /** Its own. */
  taxRateIds: readonly string[];
}

/** The taxes that are charged at a place (null: at none of them), in the order of the rates. */
export const taxesAt = (
  rates: readonly TaxRate[],
  { taxMode, taxRateIds }: TaxChoice,
  branchId: string | null,
): Tax[] =>
  rates
    .filter((rate) => rate.enabled && (rate.branchId === null || rate.branchId === branchId))
    .filter((rate) => (taxMode === "OWN" ? taxRateIds.includes(rate.id) : rate.isDefault))
    .map(({ id, name, ratePpm, isInclusive, isCompound }) => ({ id, name, ratePpm, isInclusive, isCompound }));

/** What a price comes to at a place, in minor units. */
export interface PlacePrice {
  priceMinor: number;
  /** What is paid, and the taxes in it. */
  costMinor: number;
  taxMinor: number;
  taxes: TaxPart[];
}

/** Works out what is paid for a price. */
export function pricedWith(priceMinor: number, taxes: readonly Tax[], rounding: TaxRounding): PlacePrice {
  const { totalMinor, taxMinor, taxes: charged } = priceOf({ priceMinor, taxes, rounding });
  return { priceMinor, costMinor: totalMinor, taxMinor, taxes: taxPartsOf(charged) };
}
