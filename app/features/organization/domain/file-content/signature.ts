/** Whether these bytes, or the ASCII characters of a text, stand at a place in the content. */
export function startsWith(bytes: Uint8Array, at: number, expected: readonly number[] | string): boolean {
  return typeof expected === "string"
    ? [...expected].every((character, index) => bytes[at + index] === character.charCodeAt(0))
    : expected.every((byte, index) => bytes[at + index] === byte);
}

/** ASCII text of a part of the content; what is not ASCII comes out as something else. */
export const asciiAt = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));
