import { hexOf } from "~/kernel/text/hex";

/** SHA-256 of a text, as 64 hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  return hexOf(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/** SHA-256 of bytes, as 64 hexadecimal digits. */
export async function sha256OfBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOf(await crypto.subtle.digest("SHA-256", bytes));
}

/** Bytes as base64url without padding (RFC 4648, section 5). */
export const toBase64Url = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Bytes of a base64url text; undefined for any other text. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) =>
      character.charCodeAt(0),
    );
  } catch {
    return undefined;
  }
}

/** A random secret of the given strength in bits, as base64url. Only its hash is stored. */
export const randomToken = (bits = 256): string => toBase64Url(crypto.getRandomValues(new Uint8Array(bits / 8)));

/** Key bytes of a secret in hexadecimal digits. */
export function keyBytes(secret: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(secret.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/**
 * HMAC-SHA-256 of a text under a secret of the Worker, as 64 hexadecimal digits: for texts that could be guessed from a
 * plain hash, such as a name or a short code. `purpose` separates hashes of different things.
 */
export async function keyedHash(secret: string, purpose: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey("raw", keyBytes(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return hexOf(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${purpose}\n${text}`)));
}
