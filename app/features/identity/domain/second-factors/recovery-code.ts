/** Crockford's Base32: no letter is taken for a digit. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 10;

/** How many codes there are at a time. */
export const RECOVERY_CODES = 10;
/** Random bytes that one code is made of; five bits of each are used: 50 bits a code. */
export const RECOVERY_BYTES = LENGTH;

/** A code as it is shown, such as `7k2mq-0xw9d`, from as many random bytes as `RECOVERY_BYTES` says. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, LENGTH)].map((byte) => ALPHABET[byte & 31]).join("");
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** A code as it is compared, from what somebody typed: without hyphens and spaces, o as 0, i and l as 1. */
export const foldedRecoveryCode = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, "")
    .replaceAll("o", "0")
    .replaceAll(/[il]/g, "1");
