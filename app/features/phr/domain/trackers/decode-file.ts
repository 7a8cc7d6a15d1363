/** Zeros among the bytes at even and at odd places: Latin letters in UTF-16 have one each. */
function zerosOf(bytes: Uint8Array): [even: number, odd: number] {
  const zeros: [number, number] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === 0) zeros[(at % 2) as 0 | 1] += 1;
  return zeros;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const [even, odd] = zerosOf(bytes);
  if (Math.max(even, odd) > bytes.length / 5) return odd > even ? "utf-16le" : "utf-16be";
  return "utf-8";
}

/**
 * The text of a file as spreadsheets and devices write it: UTF-8 or UTF-16, with or without a mark, else Windows-1252.
 * The mark is left out.
 */
export function decodeFile(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
