/** Small files of each kind, written byte by byte: headers that are true, and nothing behind them. */

const text = (value: string) => [...value].map((character) => character.charCodeAt(0));
const be16 = (value: number) => [value >> 8, value & 255];
const be32 = (value: number) => [...be16(value >>> 16), ...be16(value & 0xffff)];
const le16 = (value: number) => [value & 255, value >> 8];
const le24 = (value: number) => [...le16(value & 0xffff), value >> 16];
const le32 = (value: number) => [...le16(value & 0xffff), ...le16(value >>> 16)];
const bytes = (...parts: number[][]) => Uint8Array.from(parts.flat());

export const png = (width: number, height: number) =>
  bytes([0x89], text("PNG\r\n\x1a\n"), be32(13), text("IHDR"), be32(width), be32(height), [8, 6, 0, 0, 0], be32(0));

export const gif = (width: number, height: number) => bytes(text("GIF89a"), le16(width), le16(height), [0, 0, 0, 0x3b]);

/** With an application segment, as cameras write it, before the frame. */
export const jpeg = (width: number, height: number) =>
  bytes(
    [0xff, 0xd8],
    [0xff, 0xe1],
    be16(8),
    text("Exif\0\0"),
    [0xff, 0xff, 0xc0],
    be16(17),
    [8],
    be16(height),
    be16(width),
    [3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1],
    [0xff, 0xd9],
  );

const riff = (...chunk: number[][]) => {
  const body = chunk.flat();
  return bytes(text("RIFF"), le32(body.length + 4), text("WEBP"), body);
};
export const webpLossy = (width: number, height: number) =>
  riff(text("VP8 "), le32(10), [0, 0, 0, 0x9d, 0x01, 0x2a], le16(width), le16(height));
export const webpLossless = (width: number, height: number) =>
  riff(text("VP8L"), le32(5), [0x2f], le32(((height - 1) << 14) | (width - 1)));
export const webpExtended = (width: number, height: number) =>
  riff(text("VP8X"), le32(10), [0, 0, 0, 0], le24(width - 1), le24(height - 1));

export const pdf = () => bytes(text("%PDF-1.7\n%%EOF\n"));
export const svg = () => bytes(text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'));
export const html = () => bytes(text("<!doctype html><script>alert(1)</script>"));
