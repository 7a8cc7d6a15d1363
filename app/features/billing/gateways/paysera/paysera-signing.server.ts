import { base64Of, digestHex } from "../signing.server";

/** Fields as Paysera carries them: base64 of a form, good for an address, with its padding. */
export const packed = (fields: Readonly<Record<string, string>>): string =>
  base64Of(new TextEncoder().encode(new URLSearchParams(fields).toString()))
    .replaceAll("+", "-")
    .replaceAll("/", "_");

/** The same back; null where it is none. */
export function unpacked(data: string): URLSearchParams | null {
  try {
    const bytes = Uint8Array.from(atob(data.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
    return new URLSearchParams(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** What Paysera signs by, both ways (`sign`, `ss1`). */
export const signPacked = (password: string, data: string): Promise<string> => digestHex("MD5", `${data}${password}`);
