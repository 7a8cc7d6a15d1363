import { minorUnitDigits } from "~/kernel/codes/minor-units";
import { toGatewayUnits } from "../amount-units";
import { decimalText } from "../gateway-text";
import { GatewayRefused, NOT_EXACT } from "../operations.server";

/** Currencies that it takes. */
export const EXPRESS_CHECKOUT_CURRENCIES =
  "AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB USD".split(" ");

/** Those that it takes without decimals. */
const WHOLE: ReadonlySet<string> = new Set(["HUF", "JPY", "TWD"]);
const digits = (currency: string, iso: number) => (WHOLE.has(currency) ? 0 : iso);

/** An amount as it is written there. @throws GatewayRefused */
export function expressCheckoutAmount(amountMinor: number, currency: string): string {
  const units = toGatewayUnits({ digits }, amountMinor, currency);
  if (units === undefined) throw new GatewayRefused(NOT_EXACT);
  return decimalText(units, digits(currency, minorUnitDigits(currency)));
}
