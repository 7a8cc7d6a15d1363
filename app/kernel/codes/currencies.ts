import { codes, code as findCurrency } from "currency-codes";

/** A currency that an organization can charge in. */
export interface Currency {
  /** The platform's number for the currency; it never changes. */
  readonly id: number;
  /** ISO 4217. */
  readonly code: string;
  /** Number of decimal digits of the minor unit. */
  readonly digits: number;
}

/** Numbers from the specification. */
const GIVEN_IDS: Readonly<Record<string, number>> = { INR: 1, USD: 2, EUR: 3, GBP: 4, AED: 32 };

/** Funds and units of account in ISO 4217, with which nobody pays for an appointment. */
const NOT_MONEY = new Set("BOV CHE CHW CLF COU CUC MXV SVC USN UYI UYW".split(" "));
const SHARED_MONEY = new Set(["XAF", "XCD", "XOF", "XPF"]);

/** Every currency in use, by code. Those without a number of the specification have 1000 + their ISO 4217 number. */
export const CURRENCIES: readonly Currency[] = codes()
  .filter((code) => !NOT_MONEY.has(code) && (!code.startsWith("X") || SHARED_MONEY.has(code)))
  .sort()
  .flatMap((code) => {
    const found = findCurrency(code);
    return found ? [{ id: GIVEN_IDS[code] ?? 1000 + Number(found.number), code, digits: found.digits }] : [];
  });

const byCode = new Map(CURRENCIES.map((currency) => [currency.code, currency]));
const byId = new Map(CURRENCIES.map((currency) => [currency.id, currency]));

export function currencyByCode(code: string): Currency | undefined {
  return byCode.get(code);
}

export function currencyById(id: number): Currency | undefined {
  return byId.get(id);
}
