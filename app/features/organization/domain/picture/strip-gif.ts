import { holds, joined } from "./joined";

const [EXTENSION, IMAGE, TRAILER] = [0x21, 0x2c, 0x3b];
const [CONTROL, APPLICATION] = [0xf9, 0xff];

/** The bytes of a table of colours, by the byte that tells of it (GIF89a, 18 and 20). */
const tableLength = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** Where the blocks that begin here end: behind the empty one. */
function endOfBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

/** Of the extensions, what times the pictures and says how often they come again. */
const isNeeded = (bytes: Uint8Array, at: number): boolean =>
  bytes[at + 1] === CONTROL ||
  (bytes[at + 1] === APPLICATION && (holds(bytes, at + 3, "NETSCAPE2.0") || holds(bytes, at + 3, "ANIMEXTS1.0")));

/** A GIF without comments, texts, XMP and whatever follows its end. */
export function stripGif(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const start = 13 + tableLength(bytes[10] ?? 0);
  const parts = [bytes.subarray(0, start)];
  let at = start;
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind !== EXTENSION && kind !== IMAGE) break;
    const blocks = kind === EXTENSION ? at + 2 : at + 11 + tableLength(bytes[at + 9] ?? 0);
    const end = endOfBlocks(bytes, blocks);
    if (kind === IMAGE || isNeeded(bytes, at)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return joined([...parts, [TRAILER]]);
}
