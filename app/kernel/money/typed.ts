import { minorUnitDigits } from "../codes/minor-units";
import { plainNumber } from "../text/plain-number";

/** The largest price, in minor units. */
export const MOST_MINOR = 1_000_000_000_000;
const PERCENT_DIGITS = 4;
const WHOLE_PPM = 1_000_000;

/** A decimal without the zeros at its end, which say nothing. */
function shortened(decimals: string): string {
  let end = decimals.length;
  while (end > 0 && decimals[end - 1] === "0") end -= 1;
  return decimals.slice(0, end);
}

/** A decimal number that is not negative, as a whole number of its last digit; null where it is none, or has more digits. */
function typedUnits(typed: string, digits: number): number | null {
  const [, whole, part = ""] = /^(\d{1,13})(?:\.(\d*))?$/.exec(plainNumber(typed)) ?? [];
  if (whole === undefined || shortened(part).length > digits) return null;
  return Number(whole + part.slice(0, digits).padEnd(digits, "0"));
}

const written = (units: number, digits: number): string => {
  const text = String(units).padStart(digits + 1, "0");
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
};

/**
 * An amount as people type it, such as 12.50, 12,5 or ١٢٫٥, in the minor unit of its currency; null where it is no amount
 * of it.
 */
export function typedMinor(typed: string, currencyCode: string): number | null {
  const minor = typedUnits(typed, minorUnitDigits(currencyCode));
  return minor !== null && minor <= MOST_MINOR ? minor : null;
}

/** An amount as it is typed: 12.50 for 1250 cents. */
export const minorWritten = (minor: number, currencyCode: string): string =>
  written(minor, minorUnitDigits(currencyCode));

const isSign = (letter: string | undefined): boolean => letter !== undefined && "%\u066a\uff05".includes(letter);

/** A percentage as people type it, with or without its sign, in parts per million; null where it is none from 0 to 100. */
export function typedPercent(typed: string): number | null {
  const plain = typed.trim();
  const [from, to] = [isSign(plain[0]) ? 1 : 0, isSign(plain.at(-1)) ? -1 : plain.length];
  const ppm = typedUnits(plain.slice(from, to), PERCENT_DIGITS);
  return ppm !== null && ppm <= WHOLE_PPM ? ppm : null;
}

/** Parts per million as a percentage: 7.25 for 72,500. */
export function percentWritten(ppm: number): string {
  const [whole = "", part = ""] = written(ppm, PERCENT_DIGITS).split(".");
  const decimals = shortened(part);
  return decimals === "" ? whole : `${whole}.${decimals}`;
}
