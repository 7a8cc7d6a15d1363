/** Small files of each kind, written byte by byte: headers that are true, and as little behind them as makes a whole file. */

const text = (value: string) => [...value].map((character) => character.charCodeAt(0));
const be16 = (value: number) => [value >> 8, value & 255];
const be32 = (value: number) => [...be16(value >>> 16), ...be16(value & 0xffff)];
const le16 = (value: number) => [value & 255, value >> 8];
const le24 = (value: number) => [...le16(value & 0xffff), value >> 16];
const le32 = (value: number) => [...le16(value & 0xffff), ...le16(value >>> 16)];
const bytes = (...parts: number[][]) => Uint8Array.from(parts.flat());

const chunk = (type: string, ...data: number[]) => [...be32(data.length), ...text(type), ...data, ...be32(0)];
export const png = (width: number, height: number) =>
  bytes(
    [0x89],
    text("PNG\r\n\x1a\n"),
    chunk("IHDR", ...be32(width), ...be32(height), 8, 6, 0, 0, 0),
    chunk("IDAT", 0x78, 0x9c, 3, 0, 0, 0, 0, 1),
    chunk("IEND"),
  );

export const gif = (width: number, height: number) =>
  bytes(
    text("GIF89a"),
    [...le16(width), ...le16(height), 0, 0, 0],
    [0x2c, 0, 0, 0, 0, ...le16(width), ...le16(height), 0],
    [2, 2, 0x44, 1, 0, 0x3b],
  );

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
    [0xff, 0xda],
    be16(8),
    [1, 1, 0, 0, 63, 0, 0x55, 0xff, 0, 0xff, 0xd0, 0x2a],
    [0xff, 0xd9],
  );

const riff = (...chunk: number[][]) => {
  const body = chunk.flat();
  return bytes(text("RIFF"), le32(body.length + 4), text("WEBP"), body);
};
export const webpLossy = (width: number, height: number) =>
  riff(text("VP8 "), le32(10), [0, 0, 0, 0x9d, 0x01, 0x2a], le16(width), le16(height));
export const webpLossless = (width: number, height: number) =>
  riff(text("VP8L"), le32(5), [0x2f], le32(((height - 1) << 14) | (width - 1)), [0]);
export const webpExtended = (width: number, height: number) =>
  riff(text("VP8X"), le32(10), [0, 0, 0, 0], le24(width - 1), le24(height - 1), text("VP8L"), le32(2), [0x2f, 0]);

export const pdf = () => bytes(text("%PDF-1.7\nxref\nstartxref\n9\n%%EOF\n"));
export const svg = () => bytes(text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'));
export const html = () => bytes(text("<!doctype html><script>alert(1)</script>"));

export const bmp = (width: number, height: number) =>
  bytes(
    text("BM"),
    [...le32(58), 0, 0, 0, 0, ...le32(54), ...le32(40), ...le32(width), ...le32(height), 1, 0, 24, 0],
    Array<number>(24).fill(0),
    Array<number>(Math.ceil((width * 24) / 32) * 4 * Math.abs(height)).fill(0),
  );
export const mpg = () => bytes([0, 0, 1, 0xba, 0x44, 0, 4, 0], [0, 0, 1, 0xb9]);
export const avi = () => bytes(text("RIFF"), le32(4), text("AVI "));
export const mp4 = (brand = "isom") => bytes(be32(20), text(`ftyp${brand}`), be32(512), text("isom"), [0, 0, 0, 0]);
const ebml = (type: string) =>
  bytes([0x1a, 0x45, 0xdf, 0xa3, 0x80 + type.length + 3, 0x42, 0x82, 0x80 + type.length], text(type), [0, 0]);
export const mkv = () => ebml("matroska");
export const webm = () => ebml("webm");
export const dcm = () => bytes(Array<number>(128).fill(0), text("DICM"), [2, 0, 0, 0, 0x55, 0x4c, 4, 0]);
export const plain = (words = "Blutdruck 120/80\r\nضغط الدم") => new TextEncoder().encode(words);

/** A ZIP archive of these entries, nothing compressed. */
export function zip(entries: Readonly<Record<string, string>>): Uint8Array {
  const local: number[] = [];
  const directory: number[] = [];
  for (const [name, content] of Object.entries(entries)) {
    const sizes = [...le32(0), ...le32(content.length), ...le32(content.length), ...le16(name.length), ...le16(0)];
    const at = local.length;
    local.push(...text("PK\x03\x04"), ...Array<number>(10).fill(0), ...sizes, ...text(name), ...text(content));
    directory.push(...text("PK\x01\x02"), ...Array<number>(12).fill(0), ...sizes, ...Array<number>(10).fill(0));
    directory.push(...le32(at), ...text(name));
  }
  const count = Object.keys(entries).length;
  const end = [...le16(count), ...le16(count), ...le32(directory.length), ...le32(local.length), 0, 0];
  return bytes(local, directory, text("PK\x05\x06"), [0, 0, 0, 0], end);
}
const TYPES = { "[Content_Types].xml": "<Types/>" };
export const docx = (more: Readonly<Record<string, string>> = {}) =>
  zip({ ...TYPES, "word/document.xml": "<w/>", ...more });
export const xlsx = () => zip({ ...TYPES, "xl/workbook.xml": "<x/>" });
export const odt = (type = "application/vnd.oasis.opendocument.text") =>
  zip({ mimetype: type, "content.xml": "<o/>", "styles.xml": "<o/>" });

/** A compound file with streams of these names. */
export function compound(...names: string[]): Uint8Array {
  const entry = (name: string, type: number) => {
    const units = [...name].flatMap((character) => le16(character.charCodeAt(0)));
    const padded = [...units, ...Array<number>(64 - units.length).fill(0)];
    return [...padded, ...le16(units.length + 2), type, ...Array<number>(61).fill(0)];
  };
  const sign = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  const header = [...sign, ...Array<number>(504).fill(0)];
  return bytes(header, entry("Root Entry", 5), ...names.map((name) => entry(name, 2)));
}
