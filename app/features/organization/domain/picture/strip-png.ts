import { ascii, be32, joined, viewOf } from "./joined";
import { orientationBlock, orientationIn } from "./orientation";

const SIGNATURE_LENGTH = 8;
/** What a decoder needs: the picture, its colours and its animation (PNG, third edition, 11; APNG). */
const NEEDED = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT".split(" "),
);

/** CRC-32 as PNG writes it behind each chunk (annex D). */
function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function turned(orientation: number): Uint8Array {
  const block = orientationBlock(orientation);
  const named = joined([ascii("eXIf"), block]);
  return joined([be32(block.length), named, be32(crcOf(named))]);
}

/**
 * A PNG without texts, times, Exif data and whatever else follows or stands between what shows it. How it is turned
 * stays.
 */
export function stripPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [];
  for (let at = SIGNATURE_LENGTH; at + 8 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (NEEDED.has(name)) parts.push(bytes.subarray(at, end));
    if (name === "eXIf") {
      const orientation = orientationIn(bytes.subarray(at + 8, end - 4));
      if (orientation > 1) parts.push(turned(orientation));
    }
    if (name === "IEND") break;
    at = end;
  }
  return joined([bytes.subarray(0, SIGNATURE_LENGTH), ...parts]);
}
