import type { AmountUnits } from "../amount-units";

/** Currencies that Stripe counts otherwise than ISO 4217 does (docs.stripe.com/currencies, special cases). */
const DIGITS_AT_STRIPE: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };

/** Of currencies with three digits Stripe takes steps of ten alone. */
export const STRIPE_UNITS: AmountUnits = {
  digits: (currency, iso) => DIGITS_AT_STRIPE[currency] ?? iso,
  step: (_currency, iso) => (iso === 3 ? 10 : 1),
};
