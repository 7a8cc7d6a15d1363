import { minorUnitDigits } from "~/kernel/codes/minor-units";

/** How a gateway counts money. Left out: in the minor unit of ISO 4217, each of them. */
export interface AmountUnits {
  /** Decimal digits of a currency at the gateway, by ISO 4217's where it has no other. */
  digits?: (currency: string, iso: number) => number;
  /** Amounts come in multiples of so many of the gateway's own unit. */
  step?: (currency: string, iso: number) => number;
}

function shift({ digits }: AmountUnits, currency: string): number {
  const iso = minorUnitDigits(currency);
  return 10 ** ((digits?.(currency, iso) ?? iso) - iso);
}

/** An amount in the minor unit of ISO 4217 as the gateway counts it; undefined where it cannot be said exactly. */
export function toGatewayUnits(units: AmountUnits, amountMinor: number, currency: string): number | undefined {
  const amount = amountMinor * shift(units, currency);
  const step = units.step?.(currency, minorUnitDigits(currency)) ?? 1;
  return Number.isInteger(amount) && amount % step === 0 ? amount : undefined;
}

/** The same back. */
export const fromGatewayUnits = (units: AmountUnits, amount: number, currency: string): number =>
  amount / shift(units, currency);
