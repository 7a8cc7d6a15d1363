import { minorUnitDigits } from "~/kernel/codes/minor-units";
import { toGatewayUnits, type AmountUnits } from "../amount-units";
import { decimalText } from "../gateway-text";
import { GatewayRefused, NOT_EXACT } from "../operations.server";

/** Currencies that PayPal takes (developer.paypal.com/reference/currency-codes). */
export const PAYPAL_CURRENCIES =
  "AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB USD".split(" ");

/** Those that it takes without decimals, ISO 4217's two notwithstanding. */
const WHOLE: ReadonlySet<string> = new Set(["HUF", "JPY", "TWD"]);

const digitsOf = (currency: string, iso: number) => (WHOLE.has(currency) ? 0 : iso);
const PAYPAL_UNITS: AmountUnits = { digits: digitsOf };

/** An amount as PayPal writes it. @throws GatewayRefused */
export function paypalAmount(amountMinor: number, currency: string): string {
  const units = toGatewayUnits(PAYPAL_UNITS, amountMinor, currency);
  if (units === undefined) throw new GatewayRefused(NOT_EXACT);
  return decimalText(units, digitsOf(currency, minorUnitDigits(currency)));
}
