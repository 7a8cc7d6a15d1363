const hex = (bytes: ArrayBuffer | Uint8Array) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256 of a text, as 64 hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/** SHA-256 of bytes, likewise. */
export async function sha256OfBytes(bytes: Uint8Array): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", bytes));
}

/** A secret reference of the given strength in bits, as base64url. Only its hash is ever stored. */
export function randomToken(bits = 256): string {
  const bytes = crypto.getRandomValues(new Uint8Array(bits / 8));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The key of a secret given as hexadecimal digits. */
export function keyBytes(secret: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(secret.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
