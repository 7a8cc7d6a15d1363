const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";
/** Bits of a letter. */
const BITS = 5;

/**
 * The name of a payment at SSLCommerz, of at most 30 characters: its 16 bytes in base32 (RFC 4648, section 6), lower case
 * and without padding.
 */
export function sslcommerzReference(paymentId: string): string {
  const bits = [...paymentId.replaceAll("-", "")]
    .map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, "0"))
    .join("");
  const letters = bits.match(/.{1,5}/g) ?? [];
  return letters.map((each) => LETTERS[Number.parseInt(each.padEnd(BITS, "0"), 2)]).join("");
}

/** The payment that a name is of; null where it is no such name. */
export function paymentOfReference(reference: string): string | null {
  if (!/^[a-z2-7]{26}$/.test(reference)) return null;
  const bits = [...reference].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(BITS, "0")).join("");
  const digits = Array.from({ length: 32 }, (_, at) =>
    Number.parseInt(bits.slice(4 * at, 4 * at + 4), 2).toString(16),
  ).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
