import { minorUnitDigits } from "../codes/minor-units";
import { plainDigits } from "../contact/phone-number";

/** The most that is ever paid, owed or asked for, in the minor unit of a currency. */
export const MOST_MINOR = 10 ** 12;

/**
 * An amount as a person writes it, such as 12.50 or ١٢٫٥, in the minor unit of its currency; undefined where it is none, is
 * more than anything costs, or has more digits than the currency.
 */
export function amountWritten(text: string, currency: string): number | undefined {
  const plain = plainDigits(text).replace("\u066b", ".");
  const [, whole = "", part = ""] = /^\s*(\d{1,13})(?:[.,](\d{1,3}))?\s*$/.exec(plain) ?? [];
  const digits = minorUnitDigits(currency);
  if (whole === "" || part.length > digits) return undefined;
  const minor = Number(whole) * 10 ** digits + Number(part.padEnd(digits, "0") || "0");
  return minor > MOST_MINOR ? undefined : minor;
}

/** An amount as an input of a form has it, such as 12.50: what `amountWritten` reads back. */
export function writtenAmount(minor: number, currency: string): string {
  const digits = minorUnitDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
}
