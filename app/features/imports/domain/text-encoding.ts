import type { Units } from "./scan-records";

/** `utf-8-or-latin`: nothing but ASCII was seen, so each record tells for itself. */
export const ENCODINGS = ["utf-8", "utf-8-or-latin", "windows-1252", "utf-16le", "utf-16be"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Bytes of one unit of an encoding. */
export const unitBytes = (encoding: Encoding): 1 | 2 => (encoding.startsWith("utf-16") ? 2 : 1);

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const utf16 = new TextDecoder("utf-16le", { fatal: true, ignoreBOM: true });

/**
 * Windows-1252 from 0x80 to 0x9f, five of which it leaves open
 * (https://encoding.spec.whatwg.org/index-windows-1252.txt).
 */
const WINDOWS =
  "\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178";

/** Windows-1252, of which Latin-1 as people write it is a part. */
function fromWindows(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += byte >= 0x80 && byte < 0xa0 ? WINDOWS[byte - 0x80] : String.fromCharCode(byte);
  return text;
}

/** The bytes of a file as the units that its records are found by; a half unit at the end is left out. */
export function unitsOf(bytes: Uint8Array, encoding: Encoding): Units {
  if (unitBytes(encoding) === 1) return bytes;
  const units = new Uint16Array(bytes.length >> 1);
  const [high, low] = encoding === "utf-16be" ? [0, 1] : [1, 0];
  for (let at = 0; at < units.length; at += 1)
    units[at] = ((bytes[2 * at + high] ?? 0) << 8) | (bytes[2 * at + low] ?? 0);
  return units;
}

/** The text of units; null where they are not text in this encoding. */
export function textOf(units: Units, encoding: Encoding): string | null {
  try {
    if (units instanceof Uint16Array)
      return utf16.decode(new Uint8Array(units.buffer, units.byteOffset, units.byteLength));
    if (encoding === "windows-1252") return fromWindows(units);
    return utf8.decode(units);
  } catch {
    return encoding === "utf-8-or-latin" && units instanceof Uint8Array ? fromWindows(units) : null;
  }
}

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** Without a mark, text in Latin letters shows UTF-16 by the zeros that are the half of it. */
function zerosOf(bytes: Uint8Array): [even: number, odd: number] {
  const zeros: [number, number] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === 0) zeros[(at % 2) as 0 | 1] += 1;
  return zeros;
}

/** Whether bytes are UTF-8 as far as they go; the last character may be cut off. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * The encoding of a file by its first bytes, and how many of them are a mark
 * (https://www.unicode.org/faq/utf_bom.html).
 */
export function detectEncoding(bytes: Uint8Array): { encoding: Encoding; markBytes: number } {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return { encoding: "utf-8", markBytes: 3 };
  if (startsWith(bytes, 0xff, 0xfe)) return { encoding: "utf-16le", markBytes: 2 };
  if (startsWith(bytes, 0xfe, 0xff)) return { encoding: "utf-16be", markBytes: 2 };
  const [even, odd] = zerosOf(bytes);
  if (Math.max(even, odd) > bytes.length / 5 && Math.min(even, odd) < bytes.length / 50)
    return { encoding: odd > even ? "utf-16le" : "utf-16be", markBytes: 0 };
  if (bytes.every((byte) => byte < 0x80)) return { encoding: "utf-8-or-latin", markBytes: 0 };
  return { encoding: isUtf8(bytes) ? "utf-8" : "windows-1252", markBytes: 0 };
}
