import { CODE_PAGES, fromCodePage, type CodePage } from "./code-pages";
import type { Units } from "./scan-records";

type Unicode = "utf-8" | "utf-16le" | "utf-16be";

/**
 * How the text of a file is written. `utf-8+…`: both were seen, as where exports were put together; each record that is
 * UTF-8 is read so, and any other by the code page.
 */
export type Encoding = Unicode | CodePage | `utf-8+${CodePage}`;

const UNICODE: readonly Unicode[] = ["utf-8", "utf-16le", "utf-16be"];
const MIXED = "utf-8+";

/** An encoding as it was stored. */
export function encodingNamed(name: string): Encoding {
  // Before code pages could be chosen.
  if (name === "utf-8-or-latin") return "utf-8+windows-1252";
  const bare = name.startsWith(MIXED) ? name.slice(MIXED.length) : name;
  const page = CODE_PAGES.find((each) => each === bare);
  if (page) return bare === name ? page : `${MIXED}${page}`;
  return UNICODE.find((each) => each === name) ?? "utf-8";
}

/** The code page of an encoding; null of one that is Unicode throughout. */
export const pageOf = (encoding: Encoding): CodePage | null =>
  CODE_PAGES.find((page) => encoding === page || encoding === `${MIXED}${page}`) ?? null;

/** What a person can say that a file is in: the bytes of UTF-16 leave nothing to say. */
export const ENCODING_CHOICES = ["utf-8", ...CODE_PAGES] as const;
export type EncodingChoice = (typeof ENCODING_CHOICES)[number];

/** A file in the encoding that a person has chosen: what was seen of UTF-8 in it stays so. */
export function encodingChosen(before: Encoding, chosen: EncodingChoice): Encoding {
  if (chosen === "utf-8" || before.startsWith("utf-16")) return before.startsWith("utf-16") ? before : chosen;
  return before.startsWith("utf-8") ? `${MIXED}${chosen}` : chosen;
}

/** Bytes of one unit of an encoding. */
export const unitBytes = (encoding: Encoding): 1 | 2 => (encoding.startsWith("utf-16") ? 2 : 1);

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const utf16 = new TextDecoder("utf-16le", { fatal: true, ignoreBOM: true });

/** The bytes of a file as the units that its records are found by; a half unit at the end is left out. */
export function unitsOf(bytes: Uint8Array, encoding: Encoding): Units {
  if (unitBytes(encoding) === 1) return bytes;
  const units = new Uint16Array(bytes.length >> 1);
  const [high, low] = encoding === "utf-16be" ? [0, 1] : [1, 0];
  for (let at = 0; at < units.length; at += 1)
    units[at] = ((bytes[2 * at + high] ?? 0) << 8) | (bytes[2 * at + low] ?? 0);
  return units;
}

function attempt(decode: () => string): string | null {
  try {
    return decode();
  } catch {
    return null;
  }
}

/** The text of units; null where they are not text in this encoding. */
export function textOf(units: Units, encoding: Encoding): string | null {
  if (units instanceof Uint16Array)
    return attempt(() => utf16.decode(new Uint8Array(units.buffer, units.byteOffset, units.byteLength)));
  const text = encoding.startsWith("utf-8") ? attempt(() => utf8.decode(units)) : null;
  const page = text === null ? pageOf(encoding) : null;
  return page === null ? text : attempt(() => fromCodePage(units, page));
}

/** As much of units as can be read, with marks for what cannot. */
export function readableOf(units: Units, encoding: Encoding): string {
  const bytes = new Uint8Array(units.buffer, units.byteOffset, units.byteLength);
  return new TextDecoder(units instanceof Uint16Array ? "utf-16le" : (pageOf(encoding) ?? "utf-8")).decode(bytes);
}

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** Without a mark, text in Latin letters shows UTF-16 by the zeros that are the half of it. */
function zerosOf(bytes: Uint8Array): [even: number, odd: number] {
  const zeros: [number, number] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === 0) zeros[(at % 2) as 0 | 1] += 1;
  return zeros;
}

/** Whether bytes are UTF-8 as far as they go; the last character may be cut off. */
export const isUtf8 = (bytes: Uint8Array): boolean =>
  attempt(() => new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true })) !== null;

/** Whether some line of these bytes says more than ASCII and is UTF-8. */
function hasUtf8Lines(bytes: Uint8Array): boolean {
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(10, from);
    const line = bytes.subarray(from, end === -1 ? bytes.length : end);
    if (line.some((byte) => byte >= 0x80) && isUtf8(line)) return true;
    from += line.length + 1;
  }
  return false;
}

/**
 * The encoding of a file by its first bytes, and how many of them are a mark
 * (https://www.unicode.org/faq/utf_bom.html). Which code page a file is in that is not Unicode, its bytes do not say:
 * it is `proposed` and a person confirms it.
 */
export function detectEncoding(bytes: Uint8Array, proposed: CodePage): { encoding: Encoding; markBytes: number } {
  const mark = startsWith(bytes, 0xef, 0xbb, 0xbf) ? 3 : 0;
  if (startsWith(bytes, 0xff, 0xfe)) return { encoding: "utf-16le", markBytes: 2 };
  if (startsWith(bytes, 0xfe, 0xff)) return { encoding: "utf-16be", markBytes: 2 };
  const [even, odd] = zerosOf(bytes);
  if (Math.max(even, odd) > bytes.length / 5 && Math.min(even, odd) < bytes.length / 50)
    return { encoding: odd > even ? "utf-16le" : "utf-16be", markBytes: 0 };
  const text = bytes.subarray(mark);
  if (isUtf8(text)) return { encoding: "utf-8", markBytes: mark };
  return { encoding: mark > 0 || hasUtf8Lines(text) ? `${MIXED}${proposed}` : proposed, markBytes: mark };
}
