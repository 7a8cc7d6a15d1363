import { latinDigits } from "../text/latin-digits";

/** A phone number in its stored form: digits only. Both fields are empty if there is no number. */
export interface PhoneReading {
  /** Without the plus. */
  phoneCallingCode: string;
  phone: string;
}

/**
 * Codes in the country table that are parts of a numbering plan: of North America, the Dutch Caribbean and Svalbard. A
 * test compares them with the table.
 */
const PARTS =
  "1(?:242|246|264|268|284|340|345|441|473|649|664|670|671|684|721|758|767|78[47]|8[024]9|868|869|876|939)|599[79]|4779";
/** Calling codes of ITU-T E.164; none begins with another, except for those above. */
const CALLING_CODE = new RegExp(
  `^(?:${PARTS}|1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[235689]\\d\\d|42\\d)`,
);

/** What people and programs put between digits: spaces, brackets, points, slashes, hyphens, direction marks. */
const BETWEEN = /[\s().\/\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u2010-\u2015\u2212-]/g;

/** Makes Arabic, Persian and Devanagari digits ASCII digits. */
export const plainDigits = (text: string): string => latinDigits(text.normalize("NFKC").replace(/\p{Cf}/gu, ""));

/**
 * A typed phone number without what stands between its digits; a leading plus stays. Null if there is anything else,
 * such as a letter.
 */
export function phoneDigits(text: string): string | null {
  if (/^\+?\d*$/.test(text)) return text;
  const plain = plainDigits(text)
    // The zero of +44 (0)20 is only dialed within the country.
    .replace(/^(\W{0,20}(?:\+|00)[^(]{0,20})\(0\)/, "$1")
    .replace(BETWEEN, "");
  // The plus may come last if it was written from right to left.
  const digits = /^\d+\+$/.test(plain) ? `+${plain.slice(0, -1)}` : plain;
  return /^\+?\d*$/.test(digits) ? digits : null;
}

/** Splits an international number at its calling code: one of `hinted` if it begins so, else the longest that fits. */
export function splitInternational(digits: string, hinted: readonly string[] = []): PhoneReading | null {
  const code =
    hinted.find((each) => each !== "" && digits.startsWith(each)) ?? CALLING_CODE.exec(digits)?.[0] ?? digits;
  return digits.length > code.length ? { phoneCallingCode: code, phone: digits.slice(code.length) } : null;
}

/**
 * Reads a phone number as people write it: +973 3312 3456, 00973-33123456, 0171/123 45 67, ٣٣١٢٣٤٥٦. A number with + or
 * 00 names its country; any other belongs to `callingCode` and keeps its leading zeros. Null if it is no number.
 */
export function readPhone(text: string, callingCode: string): PhoneReading | null {
  const digits = phoneDigits(text);
  if (digits === null) return null;
  const international = /^(?:\+|00)(\d*)$/.exec(digits)?.[1];
  if (international !== undefined) return splitInternational(international, [callingCode]);
  return digits === "" ? { phoneCallingCode: "", phone: "" } : { phoneCallingCode: callingCode, phone: digits };
}

/**
 * Forms in which older rows may have stored a number: as now, with the zero that is dialed within the country, and with
 * its calling code twice.
 */
export const waysToStore = ({ phoneCallingCode, phone }: PhoneReading): string[] =>
  phone === "" ? [] : [phone, `0${phone}`, ...(phoneCallingCode === "" ? [] : [phoneCallingCode + phone])];

/** The same for an account, whose phone begins with its calling code. */
export const accountPhones = (number: PhoneReading): string[] =>
  waysToStore(number).map((phone) => number.phoneCallingCode + phone);
