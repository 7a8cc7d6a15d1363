import { COUNTRY_ENTRIES, isCallingCode } from "~/kernel/countries";
import { foldText } from "~/kernel/fold-text";

export interface PhoneReading {
  /** Digits without the plus; empty where there is no number. */
  phoneCallingCode: string;
  phone: string;
}

const LONGEST_CODE = Math.max(...COUNTRY_ENTRIES.map(({ countryCallingCode }) => countryCallingCode.length));
const MOST_DIGITS = 200;
const BY_NAME: ReadonlyMap<string, string> = new Map(
  COUNTRY_ENTRIES.toReversed().flatMap(({ countryName, countryISOCode, countryCallingCode }) => [
    [foldText(countryName), countryCallingCode] as const,
    [countryISOCode.toLowerCase(), countryCallingCode] as const,
  ]),
);

/** Digits of any script, without what people put between them; null where there is anything else. */
function digitsOf(text: string): string | null {
  if (/^\+?\d*$/.test(text)) return text;
  const digits = text
    .normalize("NFKC")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[\s().\/\u200e\u200f\u202a-\u202e\u2066-\u2069\u2010-\u2015-]/g, "");
  return /^\+?\d*$/.test(digits) ? digits : null;
}

/**
 * The calling code that a cell names: +973, 00973, 973, BH, Bahrain or '+973 (Bahrain)'. Null where it names none,
 * empty where it is empty.
 */
export function readCallingCode(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === "") return "";
  const digits = /^(?:\+|00)?(\d{1,6})(?:\s*\(.*\))?$/.exec(trimmed)?.[1];
  if (digits !== undefined) return isCallingCode(digits) ? digits : null;
  return BY_NAME.get(foldText(trimmed)) ?? null;
}

/** Takes the calling code off an international number; the longest that fits is meant, as 1809 rather than 1. */
function splitInternational(digits: string): PhoneReading | null {
  for (let length = LONGEST_CODE; length > 0; length -= 1) {
    const code = digits.slice(0, length);
    if (isCallingCode(code) && digits.length > length) return { phoneCallingCode: code, phone: digits.slice(length) };
  }
  return null;
}

/**
 * Reads a phone number. One with + or 00 before it names its country itself; any other belongs to `callingCode`.
 * Null where it is no number.
 */
export function readPhone(text: string, callingCode: string): PhoneReading | null {
  if (text === "") return { phoneCallingCode: "", phone: "" };
  const digits = digitsOf(text);
  if (digits === null || digits.length > MOST_DIGITS) return null;
  if (digits.startsWith("+")) return splitInternational(digits.slice(1));
  if (digits.startsWith("00")) return splitInternational(digits.slice(2));
  return digits === "" ? null : { phoneCallingCode: callingCode, phone: digits };
}
