import { minorUnitDigits } from "~/kernel/codes/minor-units";

/**
 * An amount as a person writes it, such as 12.50 or 12,5, in the minor unit of its currency; undefined where it is none
 * or has more digits than the currency.
 */
export function amountWritten(text: string, currency: string): number | undefined {
  const [, whole = "", part = ""] = /^\s*(\d{1,9})(?:[.,](\d{1,3}))?\s*$/.exec(text) ?? [];
  const digits = minorUnitDigits(currency);
  if (whole === "" || part.length > digits) return undefined;
  return Number(whole) * 10 ** digits + Number(part.padEnd(digits, "0") || "0");
}
