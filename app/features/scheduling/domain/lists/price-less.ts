/** A price without the discounts that are taken off it, and those; amounts in the currency's minor unit. */
export interface PriceLess {
  baseMinor: number;
  discounts: readonly { id: string; label: string; amountMinor: number }[];
}

/** What discounts take off altogether. */
export const discountIn = ({ discounts }: Pick<PriceLess, "discounts">): number =>
  discounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** The same with what is paid. */
export interface DiscountedPriceView extends PriceLess {
  costMinor: number;
  currencyCode: string;
}
