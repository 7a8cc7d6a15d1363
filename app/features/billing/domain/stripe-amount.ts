import { minorUnitDigits } from "~/kernel/codes/minor-units";

/** Currencies that Stripe counts otherwise than ISO 4217 does (docs.stripe.com/currencies, special cases). */
const DIGITS_AT_STRIPE: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };

const shift = (currency: string) =>
  10 ** ((DIGITS_AT_STRIPE[currency] ?? minorUnitDigits(currency)) - minorUnitDigits(currency));

/**
 * An amount in the minor unit of ISO 4217 as Stripe counts it; undefined where it cannot be taken exactly: of
 * currencies with three digits Stripe takes steps of ten alone.
 */
export function toStripeAmount(amountMinor: number, currency: string): number | undefined {
  const amount = amountMinor * shift(currency);
  const step = minorUnitDigits(currency) === 3 ? 10 : 1;
  return Number.isInteger(amount) && amount % step === 0 ? amount : undefined;
}

/** The same back. */
export const fromStripeAmount = (amount: number, currency: string): number => amount / shift(currency);
