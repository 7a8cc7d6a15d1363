import { ascii, holds, joined, le32, viewOf } from "./joined";
import { orientationBlock, orientationIn } from "./orientation";

const NEEDED = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"]);
/** Bits of VP8X that say which chunks there are (RFC 9649, 2.7). */
const [EXIF_FLAG, XMP_FLAG] = [0x08, 0x04];

/** A chunk is padded to an even length. */
const chunk = (name: string, content: Uint8Array): Uint8Array =>
  joined([ascii(name), le32(content.length), content, content.length % 2 === 0 ? [] : [0]]);

/** The TIFF block of an EXIF chunk; some programs write the head of JPEG's segment before it. */
const tiffOf = (content: Uint8Array) => (holds(content, 0, "Exif\0\0") ? content.subarray(6) : content);

/** A WebP picture without Exif data, XMP and unknown chunks. How it is turned stays. */
export function stripWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes);
  const end = Math.min(bytes.length, 8 + view.getUint32(4, true));
  const kept: { name: string; content: Uint8Array }[] = [];
  let orientation = 1;
  for (let at = 12; at + 8 <= end;) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    const content = bytes.subarray(at + 8, Math.min(at + 8 + length, end));
    if (NEEDED.has(name)) kept.push({ name, content });
    if (name === "EXIF") orientation = orientationIn(tiffOf(content));
    at += 8 + length + (length % 2);
  }
  const extended = kept[0]?.name === "VP8X";
  const turned = extended && orientation > 1 ? [chunk("EXIF", orientationBlock(orientation))] : [];
  const chunks = kept.map(({ name, content }) => {
    if (name !== "VP8X") return chunk(name, content);
    const flags = ((content[0] ?? 0) & ~(EXIF_FLAG | XMP_FLAG)) | (turned.length > 0 ? EXIF_FLAG : 0);
    return chunk(name, joined([[flags], content.subarray(1)]));
  });
  const body = joined([ascii("WEBP"), ...chunks, ...turned]);
  return joined([ascii("RIFF"), le32(body.length), body]);
}
