import type { PictureKind } from "./file-kinds";

const typeAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((each) => view.getUint8(at + each)));

/** PNG: chunks up to IEND, with pixels among them (ISO/IEC 15948, 5.3 and 5.6). */
function isWholePng(view: DataView): boolean {
  let pixels = 0;
  for (let at = 8; ;) {
    const length = view.getUint32(at);
    const type = typeAt(view, at + 4);
    if (type === "IDAT") pixels += length;
    at += 12 + length;
    if (at > view.byteLength) return false;
    if (type === "IEND") return pixels > 0;
  }
}

/** Where the coded pixels of a JPEG end: at the next marker that does not restart them. */
function afterScan(view: DataView, from: number): number {
  let at = from;
  for (;;) {
    const next = view.getUint8(at + 1);
    const restarts = next >= 0xd0 && next <= 0xd7;
    if (view.getUint8(at) === 0xff && next !== 0 && next !== 0xff && !restarts) return at;
    at += 1;
  }
}

/** JPEG: segments with at least one scan, up to the end of the image (ITU-T T.81, B.2). */
function isWholeJpeg(view: DataView): boolean {
  let scans = 0;
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return false;
    const marker = view.getUint8(at + 1);
    if (marker === 0xd9) return scans > 0;
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else {
      at += 2 + Math.max(view.getUint16(at + 2), 2);
      if (marker !== 0xda) continue;
      scans += 1;
      at = afterScan(view, at);
    }
  }
}

/** The bytes of a table of colours, as a packed field of GIF says it (GIF89a, sections 18 and 20). */
const coloursOf = (packed: number) => ((packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 7) + 1));

/** The place after the data blocks of a GIF that begin at `from` (section 15). */
function afterBlocks(view: DataView, from: number): number {
  let at = from;
  while (view.getUint8(at) !== 0) at += view.getUint8(at) + 1;
  return at + 1;
}

/** GIF: blocks with at least one image, up to the trailer (GIF89a, section 27). */
function isWholeGif(view: DataView): boolean {
  let images = 0;
  for (let at = 13 + coloursOf(view.getUint8(10)); ;) {
    const block = view.getUint8(at);
    if (block === 0x3b) return images > 0;
    if (block === 0x21) at = afterBlocks(view, at + 2);
    else if (block === 0x2c) {
      images += 1;
      at = afterBlocks(view, at + 11 + coloursOf(view.getUint8(at + 9)));
    } else return false;
  }
}

const WEBP_PIXELS = new Set(["VP8 ", "VP8L", "ANMF"]);

/** WebP: as long as it says, with chunks that hold pixels (RFC 9649, 2.3 to 2.7). */
function isWholeWebp(view: DataView): boolean {
  const end = 8 + view.getUint32(4, true);
  if (end > view.byteLength) return false;
  let pixels = false;
  let at = 12;
  while (at + 8 <= end) {
    pixels ||= WEBP_PIXELS.has(typeAt(view, at)) && view.getUint32(at + 4, true) > 0;
    at += 8 + view.getUint32(at + 4, true);
    if (at > end) return false;
    at += at % 2;
  }
  return pixels;
}

/** BMP: every row of pixels is there, where they are not compressed (BITMAPINFOHEADER). */
function isWholeBmp(view: DataView): boolean {
  const old = view.getUint32(14, true) === 12;
  const from = view.getUint32(10, true);
  if (!old && view.getUint32(30, true) !== 0) return from < view.byteLength;
  const [width, height, bits] = old
    ? [view.getUint16(18, true), view.getUint16(20, true), view.getUint16(24, true)]
    : [view.getInt32(18, true), Math.abs(view.getInt32(22, true)), view.getUint16(28, true)];
  return from + Math.ceil((width * bits) / 32) * 4 * height <= view.byteLength;
}

const CHECKS: Readonly<Record<PictureKind, (view: DataView) => boolean>> = {
  png: isWholePng,
  jpeg: isWholeJpeg,
  gif: isWholeGif,
  webp: isWholeWebp,
  bmp: isWholeBmp,
};

/** Whether a picture goes on to its end and holds pixels, without decoding it: one that was cut off does not. */
export function isWholePicture(kind: PictureKind, bytes: Uint8Array): boolean {
  try {
    return CHECKS[kind](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    // A DataView throws where the file ends before its parts do.
    if (error instanceof RangeError) return false;
    throw error;
  }
}
