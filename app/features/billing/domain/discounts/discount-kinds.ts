/** What happens to a use of a discount: an appointment takes it, or gives it back. */
export const DISCOUNT_MOVES = ["TAKE", "GIVE_BACK"] as const;
export type DiscountMove = (typeof DISCOUNT_MOVES)[number];

/** One discount in an agreed price. */
export interface TakenDiscount {
  id: string;
  /** What it is called: its code, or the name of one without a code. */
  label: string;
  /** What it takes off, in the currency's minor unit. */
  amountMinor: number;
}

/** What the box of a service is called in the form of a discount, before its id. */
export const SERVICE_FIELD = "service-";

/** What a discount takes off: a part of the price, or an amount. */
export const DISCOUNT_VALUES = ["percent", "amount"] as const;

/** By what the list of discounts is narrowed. */
export const DISCOUNT_FILTERS = ["on", "off"] as const;
