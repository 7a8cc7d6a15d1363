const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

/** One value in DER (X.690). */
function der(tag: number, ...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const value = joined(parts);
  const size = value.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return joined([Uint8Array.from([tag, ...length]), value]);
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const RSA_SHA256 = der(0x30, der(0x06, Uint8Array.from([42, 134, 72, 134, 247, 13, 1, 1, 11])), der(0x05));
const at = (time: string) => der(0x17, new TextEncoder().encode(time));

/** A key with its certificate (X.509) as PEM, and how it signs: RSA, PKCS #1, SHA-256, as base64. */
export async function certificateOf() {
  const algorithm = {
    name: "RSASSA-PKCS1-v1_5",
    hash: "SHA-256",
    modulusLength: 2_048,
    publicExponent: Uint8Array.from([1, 0, 1]),
  };
  const { publicKey, privateKey } = (await crypto.subtle.generateKey(algorithm, true, [
    "sign",
    "verify",
  ])) as CryptoKeyPair;
  const key = new Uint8Array((await crypto.subtle.exportKey("spki", publicKey)) as ArrayBuffer);
  const version = der(0xa0, der(0x02, Uint8Array.from([2])));
  const validity = der(0x30, at("250101000000Z"), at("450101000000Z"));
  const serial = der(0x02, Uint8Array.from([1]));
  const told = der(0x30, version, serial, RSA_SHA256, der(0x30), validity, der(0x30), key);
  const sign = async (text: string) =>
    base64(new Uint8Array(await crypto.subtle.sign(algorithm.name, privateKey, new TextEncoder().encode(text))));
  const whole = der(0x30, told, RSA_SHA256, der(0x03, Uint8Array.from([0])));
  const lines = base64(whole).match(/.{1,64}/g) ?? [];
  return { pem: `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`, sign };
}

/** CRC-32 (ISO 3309) of a text in UTF-8, as a decimal number. */
export function crc32(text: string): string {
  let crc = ~0;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return String(~crc >>> 0);
}
