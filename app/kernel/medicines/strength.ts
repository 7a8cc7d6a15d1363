import { plainDigits } from "../contact/phone-number";
import { lineText } from "../text-fields";

/** A number in a strength: digits with points or commas, or a decimal point without a digit before it. */
const NUMBER = /[.,]?\d+(?:[.,]\d+)*/g;
/** One number, where a point or a comma before three digits does not stand between thousands. */
const ONE_NUMBER = /^(?:\d+(?:[.,](?!\d{3}$)\d+)?|0+[.,]\d{3}|[.,]\d+)$/;
/** A sign before a number, a number that programs write, and two points together. */
const NO_STRENGTH = /(?:^|[\s/+])-\s*[\d.,]|\d\s*[eE]\s*[+-]?\d|[.,]{2}/;
const HALVES = /^(\d*)\s*(\d)\u2044(\d)$/;

/**
 * A number as a label has it: a zero before a decimal point, and none at its end (ISMP's list of error-prone dose
 * designations).
 */
const asOnLabel = (number: string): string => String(Number(number.replace(",", ".")));

/**
 * A strength as it was typed, in Latin digits and with each number as a label has it: `.5` is `0.5`, `5.0` is `5`, `٥٠٠`
 * is `500`. What stands around the numbers stays, as in `500/125`.
 * @returns null for what is no strength or may mean two: a sign, an exponent, zero, `1.000`
 */
export function plainStrength(typed: string): string | null {
  const text = plainDigits(typed)
    .replaceAll("\u066b", ".")
    .replaceAll("\u066c", ",")
    .replaceAll(/[\u2212\u2010-\u2013]/g, "-")
    .trim()
    .replace(/[.,]$/, "");
  const [, whole, over, under] = HALVES.exec(text) ?? [];
  if (over !== undefined) return String(Number(whole) + Number(over) / Number(under));
  const numbers = text.match(NUMBER) ?? [];
  if (NO_STRENGTH.test(text) || numbers.some((number) => !ONE_NUMBER.test(number))) return null;
  const plain = text.replace(NUMBER, asOnLabel);
  return plain === "0" ? null : plain;
}

/** A strength as a number; null where it is none, as that of a combination. */
export function strengthNumber(strength: string): number | null {
  const plain = plainStrength(strength);
  return plain !== null && /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** So long a strength may be, in characters. */
export const MOST_STRENGTH = 40;

/** A strength that may be left out, written as a label has it. */
export const strengthText = lineText(MOST_STRENGTH)
  .refine((text) => plainStrength(text) !== null, "medications:badStrength")
  .overwrite((text) => plainStrength(text) ?? text)
  .default("");
