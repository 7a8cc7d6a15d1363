import { asciiAt, startsWith } from "./signature";

/** Sizes of the headers that follow a bitmap's first fourteen bytes, from OS/2 to version 5. */
const BITMAP_HEADERS = [12, 40, 52, 56, 64, 108, 124];

/** A Windows bitmap: its sign, and the size of a header that there is. */
export const isBitmap = (bytes: Uint8Array): boolean =>
  bytes.length >= 26 &&
  startsWith(bytes, 0, "BM") &&
  startsWith(bytes, 15, [0, 0, 0]) &&
  BITMAP_HEADERS.includes(bytes[14] ?? 0);

/** MPEG: a pack of a program stream, or a sequence of pictures (ISO/IEC 13818-1, 2.5.3, and 13818-2, 6.2.2). */
export const isMpeg = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0, [0, 0, 1, 0xba]) || startsWith(bytes, 0, [0, 0, 1, 0xb3]);

/** What kinds of MP4 call themselves; pictures (HEIF) and other relatives of the same container are none. */
const MP4_BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |M4VP|MSNV|dash|mmp4)$/;

/** MP4: its first box names the file's type (ISO/IEC 14496-12, 4.3). */
export const isMp4 = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 4, "ftyp") && MP4_BRANDS.test(asciiAt(bytes, 8, 12));

/** The header of Matroska and WebM is short; its document type stands within. */
const EBML_HEADER = 128;

/** Matroska or WebM, by the document type in its header (RFC 8794, 11.2.6). */
export function matroskaKind(bytes: Uint8Array): "mkv" | "webm" | undefined {
  if (!startsWith(bytes, 0, [0x1a, 0x45, 0xdf, 0xa3])) return undefined;
  const header = asciiAt(bytes, 0, EBML_HEADER);
  const type = /\x42\x82[\x80-\xff](webm|matroska)/.exec(header)?.[1];
  return type === "matroska" ? "mkv" : type === "webm" ? "webm" : undefined;
}

/** DICOM: a preamble of 128 bytes and its sign (PS3.10, 7.1). */
export const isDicom = (bytes: Uint8Array): boolean => startsWith(bytes, 128, "DICM");
