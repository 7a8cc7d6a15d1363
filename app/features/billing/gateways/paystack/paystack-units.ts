import type { AmountUnits } from "../amount-units";

/** Paystack counts in hundredths of every currency, of those without decimals too. */
export const PAYSTACK_UNITS: AmountUnits = { digits: () => 2 };

export const PAYSTACK_CURRENCIES = ["NGN", "GHS", "KES", "ZAR", "USD", "XOF", "EGP", "RWF"];
