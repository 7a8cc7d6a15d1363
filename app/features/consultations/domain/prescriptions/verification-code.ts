import { plainDigits } from "~/kernel/contact/phone-number";

/** Crockford's Base32: no letter is taken for a digit. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 16;

/** Random bytes that one code is made of; five bits of each are used: 80 bits a code. */
export const CODE_BYTES = LENGTH;

/** A code as it is kept, from as many random bytes as `CODE_BYTES` says. */
export const codeOf = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, LENGTH)].map((byte) => ALPHABET[byte & 31]).join("");

/** A code as it is printed: in groups of four. */
export const shownCode = (code: string): string => code.replace(/(.{4})(?=.)/g, "$1-");

/**
 * A code from what somebody typed, scanned or copied, with whatever stands between its groups; null for what cannot be
 * one.
 */
export function readCode(typed: string): string | null {
  const code = plainDigits(typed)
    .toUpperCase()
    .replace(/[\s\p{P}\p{Cf}]/gu, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return code.length === LENGTH && [...code].every((sign) => ALPHABET.includes(sign)) ? code : null;
}

/** The number of a prescription as people read it. */
export const shownNumber = (number: number): string => String(number).padStart(6, "0");
