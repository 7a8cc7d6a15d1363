import { priceOf, taxPartsOf, type Tax, type TaxPart, type TaxRounding } from "~/kernel/money/price";
import {
  bestDiscounts,
  refusalOf,
  totalOff,
  type Discount,
  type DiscountFacts,
  type DiscountRefusal,
} from "./discount";
import type { TakenDiscount } from "./discount-kinds";

/** What an offering costs at a place as it was set, and the taxes on it. */
export interface PriceTerms {
  branchId: string;
  priceMinor: number;
  currencyCode: string;
  taxes: readonly Tax[];
  rounding: TaxRounding;
}

/** What an appointment with discounts costs, in the currency's minor unit. */
export interface AgreedPrice {
  /** What is asked for it without discounts. */
  baseMinor: number;
  discountMinor: number;
  taxMinor: number;
  /** What is paid. */
  totalMinor: number;
  currencyCode: string;
  taxes: TaxPart[];
  discounts: TakenDiscount[];
}

/** The discounts that a booking may take. */
export interface DiscountOffer {
  facts: DiscountFacts;
  prices: readonly PriceTerms[];
  automatic: readonly Discount[];
  /** Those whose codes were given; null for a code that is none. */
  byCode: readonly (Discount | null)[];
}

/** What comes of an offer at a place. */
export interface DiscountedPrice {
  /** Null where no discount is taken. */
  agreed: AgreedPrice | null;
  /** Why a code takes nothing off; `better` where others take off more. */
  refusal: DiscountRefusal | "better" | null;
}

const usable = (offer: DiscountOffer, discounts: readonly (Discount | null)[]) =>
  discounts.filter((discount) => discount !== null && refusalOf(discount, offer.facts) === null) as Discount[];

function refusedCode({ facts, byCode }: DiscountOffer, taken: readonly TakenDiscount[]): DiscountedPrice["refusal"] {
  for (const discount of byCode) {
    const refusal = discount ? refusalOf(discount, facts) : "unknown";
    if (refusal) return refusal;
    if (discount && taken.every(({ id }) => id !== discount.id)) return taken.length > 0 ? "better" : "otherService";
  }
  return null;
}

/**
 * Works out what an offering costs at a place with the discounts that may be taken; taxes are of what is left.
 * @param always with a price where no discount is taken, too
 */
export function discountedAt(offer: DiscountOffer, branchId: string, always = false): DiscountedPrice {
  const terms = offer.prices.find((each) => each.branchId === branchId);
  if (!terms) return { agreed: null, refusal: null };
  const { priceMinor, currencyCode, taxes, rounding } = terms;
  const candidates = new Map(usable(offer, [...offer.automatic, ...offer.byCode]).map((each) => [each.id, each]));
  const discounts = bestDiscounts([...candidates.values()], priceMinor, currencyCode);
  const refusal = refusedCode(offer, discounts);
  if (discounts.length === 0 && !always) return { agreed: null, refusal };
  const parts = priceOf({ priceMinor, discountMinor: totalOff(discounts), taxes, rounding });
  const { baseMinor, discountMinor, taxMinor, totalMinor } = parts;
  const agreed = { baseMinor, discountMinor, taxMinor, totalMinor, currencyCode, taxes: taxPartsOf(parts.taxes) };
  return { agreed: { ...agreed, discounts }, refusal };
}
