/** Bytes of each half of a signature on a curve, by the number that COSE gives it: P-256, P-384, P-521. */
const HALF: Readonly<Record<number, number>> = { 1: 32, 2: 48, 3: 66 };
const SEQUENCE = 0x30;
const INTEGER = 0x02;

const refused = (why: string) => new Error(`The signature of a passkey ${why}`);

/** What a DER value of a type holds that begins at a place, and where it ends. A signature is shorter than 256 bytes. */
function valueAt(bytes: Uint8Array, at: number, type: number): { value: Uint8Array; end: number } {
  const isLong = bytes[at + 1] === 0x81;
  const length = bytes[at + (isLong ? 2 : 1)];
  const from = at + (isLong ? 3 : 2);
  if (bytes[at] !== type || length === undefined || (isLong ? length < 0x80 : length >= 0x80))
    throw refused("is not as DER writes it");
  if (from + length > bytes.length) throw refused("is cut off");
  return { value: bytes.subarray(from, from + length), end: from + length };
}

/** A number of DER as so many bytes: without the zero before a first bit of one, with zeros where it is shorter. */
function filled(number: Uint8Array, length: number): Uint8Array {
  const [first = 0x80, second = 0] = number;
  if (first >= 0x80) throw refused("has a half that is no positive number");
  if (first === 0 && number.length > 1 && second < 0x80) throw refused("has a half with needless zeros");
  const digits = first === 0 ? number.subarray(1) : number;
  if (digits.length > length) throw refused("has a half that is too long for its curve");
  const half = new Uint8Array(length);
  half.set(digits, length - digits.length);
  return half;
}

/**
 * A passkey's signature by an elliptic curve as Web Crypto takes it: both halves one after the other. Passkeys send it as
 * DER (https://www.w3.org/TR/webauthn-3/#sctn-signature-attestation-types). The Worker is built with it in place of the
 * same function of the library for passkeys, which reads all of ASN.1 and so needs 30 KB more.
 * @param curve as COSE numbers it: 1 for P-256, 2 for P-384, 3 for P-521
 * @throws Error where it is no such signature
 */
export function unwrapEC2Signature(signature: Uint8Array, curve: number): Uint8Array {
  const length = HALF[curve];
  if (length === undefined) throw refused(`is of an unknown curve, ${curve}`);
  const whole = valueAt(signature, 0, SEQUENCE);
  const r = valueAt(whole.value, 0, INTEGER);
  const s = valueAt(whole.value, r.end, INTEGER);
  if (whole.end !== signature.length || s.end !== whole.value.length) throw refused("goes on behind its end");
  const halves = new Uint8Array(2 * length);
  halves.set(filled(r.value, length));
  halves.set(filled(s.value, length), length);
  return halves;
}
