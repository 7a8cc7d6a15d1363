import type { PictureKind } from "./file-kinds";

/** Width and height in pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Three bytes, the lowest first, as WebP writes them. */
const uint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

/** PNG: the IHDR chunk comes first (ISO/IEC 15948, 11.2.2). */
function pngSize(view: DataView): PixelSize | undefined {
  return view.getUint32(12) === 0x49484452 ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined;
}

/** GIF: the logical screen descriptor follows the signature (GIF89a, section 18). */
const gifSize = (view: DataView): PixelSize => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) });

/** Markers that begin a frame: SOF0 to SOF15 without DHT, JPG and DAC (ITU-T T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers that stand alone, without a length. */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** JPEG: walks the segments to the frame header (ITU-T T.81, B.2.2). */
function jpegSize(view: DataView): PixelSize | undefined {
  let at = 2;
  while (at + 4 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (standsAlone(marker)) at += 2;
    else if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    else if (marker === 0xda || marker === 0xd9) return undefined;
    else at += 2 + Math.max(view.getUint16(at + 2), 2);
  }
  return undefined;
}

/** WebP: the first chunk is lossy, lossless or extended (RFC 9649, 2.5 to 2.7, and RFC 6386, 9.1). */
function webpSize(view: DataView): PixelSize | undefined {
  const chunk = view.getUint32(12);
  if (chunk === 0x56503858) return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  if (chunk === 0x5650384c) {
    if (view.getUint8(20) !== 0x2f) return undefined;
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunk !== 0x56503820 || view.getUint8(23) !== 0x9d || view.getUint8(24) !== 0x01 || view.getUint8(25) !== 0x2a)
    return undefined;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/** BMP: the oldest header has sizes of two bytes; a height below zero is a picture from the top (BITMAPINFOHEADER). */
const bmpSize = (view: DataView): PixelSize =>
  view.getUint32(14, true) === 12
    ? { width: view.getUint16(18, true), height: view.getUint16(20, true) }
    : { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };

const READERS: Readonly<Record<PictureKind, (view: DataView) => PixelSize | undefined>> = {
  png: pngSize,
  jpeg: jpegSize,
  gif: gifSize,
  webp: webpSize,
  bmp: bmpSize,
};

/** The size that a picture's header states, without decoding it; undefined where the header is cut off or broken. */
export function imageSize(kind: PictureKind, bytes: Uint8Array): PixelSize | undefined {
  try {
    const size = READERS[kind](viewOf(bytes));
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    // A DataView throws where the file ends before its header does.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
