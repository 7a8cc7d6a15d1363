import { plainDigits } from "../contact/phone-number";

/** A comma before exactly three digits: nobody knows whether it is a thousand. */
const MAY_BE_THOUSANDS = /\d,\d{3}(?!\d)/;
/** A point or a comma, or what stands between thousands, more than once. */
const SEPARATED = /[.,'’\u066c]\d+[.,'’\u066c]|\d['’\u066c\s]\d/;

/**
 * A number that was typed, as programs read it: in the digits of any of our scripts, with a point or a comma before its
 * decimals. What may mean two numbers keeps its comma, and so is no number.
 */
export function plainNumber(typed: string): string {
  const plain = plainDigits(typed).replaceAll("\u066b", ".").replaceAll("\u2212", "-").trim();
  return MAY_BE_THOUSANDS.test(plain) ? plain : plain.replace(",", ".");
}

/** Whether a number was typed with separators between its thousands, such as 1.234,5 or 1 234: which is refused. */
export const hasSeparators = (typed: string): boolean => {
  const plain = plainDigits(typed).replaceAll("\u066b", ".").trim();
  return MAY_BE_THOUSANDS.test(plain) || SEPARATED.test(plain);
};
