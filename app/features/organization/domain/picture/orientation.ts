/** The tag of Exif that says how a picture is turned (Exif 2.32, 4.6.4). */
const ORIENTATION = 0x0112;
const SHORT = 3;
const MOST_TAGS = 500;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * How a picture is turned, 1 to 8, by the TIFF block of its Exif data; 1, which is not at all, where it says nothing
 * or nothing that can be read.
 */
export function orientationIn(tiff: Uint8Array): number {
  const view = viewOf(tiff);
  if (view.byteLength < 14) return 1;
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return 1;
  const little = order === 0x4949;
  const directory = view.getUint32(4, little);
  if (directory + 2 > view.byteLength) return 1;
  const tags = Math.min(view.getUint16(directory, little), MOST_TAGS);
  for (let tag = 0; tag < tags; tag += 1) {
    const at = directory + 2 + tag * 12;
    if (at + 12 > view.byteLength) return 1;
    if (view.getUint16(at, little) !== ORIENTATION) continue;
    const value = view.getUint16(at + 8, little);
    return view.getUint16(at + 2, little) === SHORT && value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** A TIFF block that says how a picture is turned, and nothing else. */
export const orientationBlock = (orientation: number): Uint8Array =>
  Uint8Array.of(
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, 0x01, 0x12, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  );
