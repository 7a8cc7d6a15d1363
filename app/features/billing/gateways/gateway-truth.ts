import { minorUnitDigits } from "~/kernel/codes/minor-units";
import type { GatewayTruth, Money } from "../domain/payments/payment";
import { unitsOf } from "./gateway-text";

/** What is said of a payment that its gateway does not know: nobody has been at its page yet. */
export const NOT_KNOWN: GatewayTruth = { state: "open", paymentId: null, amountMinor: 0, currencyCode: "" };

/** What a gateway's word means, by a table in capitals; one that it does not hold makes nothing paid, and is told. */
export function stateBy(
  words: Readonly<Record<string, GatewayTruth["state"]>>,
  word: string,
): Pick<GatewayTruth, "state" | "unknownState"> {
  const state = words[word.toUpperCase()];
  return state ? { state } : { state: "pending", unknownState: word === "" ? "(none)" : word };
}

/** Money that a gateway writes with a decimal point; no amount of anything where it is not exact. */
export const moneyOf = (amount: string, currencyCode: string): Money => ({
  amountMinor: unitsOf(amount, minorUnitDigits(currencyCode)) ?? -1,
  currencyCode,
});
