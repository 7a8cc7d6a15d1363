import { hexOf } from "~/kernel/text/hex";

const encoder = new TextEncoder();
const bytesOf = (text: string | Uint8Array): Uint8Array<ArrayBuffer> =>
  typeof text === "string" ? encoder.encode(text) : new Uint8Array(text);

/** Digests that gateways sign by. MD5 is what some of them still ask for, and proves little. */
export type Digest = "MD5" | "SHA-1" | "SHA-256" | "SHA-512";

/** Digest of a text in UTF-8, as lowercase hexadecimal digits. */
export const digestHex = async (digest: Digest, text: string | Uint8Array): Promise<string> =>
  hexOf(await crypto.subtle.digest(digest, bytesOf(text)));

/** HMAC of a text (RFC 2104), as bytes. An empty key signs nothing. @throws TypeError */
export async function hmac(digest: Digest, key: string, message: string | Uint8Array): Promise<Uint8Array> {
  if (key === "") throw new TypeError("an empty key signs nothing");
  const imported = await crypto.subtle.importKey("raw", encoder.encode(key), { name: "HMAC", hash: digest }, false, [
    "sign",
  ]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, bytesOf(message)));
}

/** The same as lowercase hexadecimal digits. */
export const hmacHex = async (digest: Digest, key: string, message: string | Uint8Array): Promise<string> =>
  hexOf(await hmac(digest, key, message));

/** Bytes as base64 (RFC 4648, section 4). */
export const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** Whether two signatures are the same, in a time that does not tell where they differ; an empty one is none. */
export function sameSignature(one: string, other: string): boolean {
  const [a, b] = [encoder.encode(one), encoder.encode(other)];
  let differs = a.length ^ b.length;
  for (let at = 0; at < a.length; at += 1) differs |= (a[at] ?? 0) ^ (b[at] ?? 0);
  return a.length > 0 && differs === 0;
}
