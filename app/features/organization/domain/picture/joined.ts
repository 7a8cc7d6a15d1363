/** Bytes one after another. */
export function joined(parts: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The characters of a text as bytes, one each. */
export const ascii = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));

/** Whether bytes have a text at a place. */
export const holds = (bytes: Uint8Array, at: number, text: string): boolean =>
  ascii(text).every((byte, index) => bytes[at + index] === byte);

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Four bytes, the highest first. */
export const be32 = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

/** Four bytes, the lowest first. */
export const le32 = (value: number): number[] => be32(value).reverse();
