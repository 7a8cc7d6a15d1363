import { ascii, holds, joined } from "./joined";
import { orientationBlock, orientationIn } from "./orientation";

const [SOI, EOI, SOS, COM] = [0xd8, 0xd9, 0xda, 0xfe];
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef;
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= SOI);
const EXIF = "Exif\0\0";

/** Application segments that a decoder needs: the size of a pixel, the colours, and how Adobe wrote them. */
const isNeeded = (marker: number, segment: Uint8Array): boolean =>
  (marker === 0xe0 && holds(segment, 4, "JFIF\0")) ||
  (marker === 0xe2 && holds(segment, 4, "ICC_PROFILE\0")) ||
  (marker === 0xee && holds(segment, 4, "Adobe"));

/** Where the coded data that begins here ends: at the next marker that is no restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** A segment with the Exif data that says how the picture is turned. */
function turned(orientation: number): Uint8Array {
  const block = orientationBlock(orientation);
  const length = 2 + EXIF.length + block.length;
  return joined([[0xff, 0xe1, length >> 8, length & 255], ascii(EXIF), block]);
}

/**
 * A JPEG without what cameras and programs wrote about it (ITU-T T.81, B.2): places, names, comments, previews, and
 * whatever follows the picture. How it is turned stays.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let orientation = 1;
  let at = 2;
  while (at + 2 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (marker === EOI || standsAlone(marker)) {
      parts.push(bytes.subarray(at, at + 2));
      at += 2;
      if (marker === EOI) break;
    } else {
      const length = Math.max(2, ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
      const end = marker === SOS ? endOfScan(bytes, at + 2 + length) : at + 2 + length;
      const segment = bytes.subarray(at, end);
      if (marker === 0xe1 && holds(segment, 4, EXIF)) orientation = orientationIn(segment.subarray(4 + EXIF.length));
      if (isApplication(marker) ? isNeeded(marker, segment) : marker !== COM) parts.push(segment);
      at = end;
    }
  }
  return joined([bytes.subarray(0, 2), ...(orientation > 1 ? [turned(orientation)] : []), ...parts]);
}
