import { minorUnitDigits } from "../codes/minor-units";
import { plainDigits } from "../contact/phone-number";

/** The most that is ever paid, owed or asked for, in the minor unit of a currency. */
export const MOST_MINOR = 10 ** 12;

/** Digits, and what stands after a point or a comma. */
const PLAIN = /^(\d{1,13})(?:[.,](\d{1,3}))?$/;
/** Thousands in groups by one sign, and what stands after another one. */
const GROUPED = /^(\d{1,3}(?:([.,\u066c])\d{3})(?:\2\d{3}){0,3})(?:([.,])(\d{1,3}))?$/;

/** What a text in groups of thousands says; null where it has none, or its one comma or point may be a decimal sign alone. */
function grouped(text: string, digits: number): [whole: string, part: string] | null {
  const [, whole = "", sign = "", point = "", part = ""] = GROUPED.exec(text) ?? [];
  if (whole === "" || point === sign) return null;
  // Of a single group a comma may be meant so where the currency has three decimals; a point is what forms show.
  const isOne = point === "" && whole.split(sign).length === 2;
  if (isOne && sign !== "\u066c" && !(sign === "," && digits === 3)) return null;
  return [whole.replaceAll(sign, ""), part];
}

/**
 * What an amount as a person writes it can mean, such as 12.50, 1,000.00 or ١٢٫٥, in the minor unit of its currency: nothing
 * where it is none, is more than anything costs, or has more digits than the currency; two amounts, the smaller one first,
 * where 1,250 is one of a currency with three decimals.
 */
export function amountReadings(text: string, currency: string): number[] {
  const plain = plainDigits(text).replace("\u066b", ".").trim();
  const digits = minorUnitDigits(currency);
  const [, ...written] = PLAIN.exec(plain) ?? [];
  const read = [written, grouped(plain, digits) ?? []].flatMap(([whole = "", part = ""]) => {
    if (whole === "" || part.length > digits) return [];
    return [Number(whole) * 10 ** digits + Number(part.padEnd(digits, "0") || "0")];
  });
  return read.filter((minor) => minor <= MOST_MINOR);
}

/** The one amount that a text means; undefined where it is none, or may be two (see `amountReadings`). */
export function amountWritten(text: string, currency: string): number | undefined {
  const [minor, another] = amountReadings(text, currency);
  return another === undefined ? minor : undefined;
}

/** An amount as an input of a form has it, such as 12.50: what `amountWritten` reads back. */
export function writtenAmount(minor: number, currency: string): string {
  const digits = minorUnitDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
}
