import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { imageSize } from "../files/image-size";
import { ascii, be32, joined, le32 } from "./joined";
import { orientationBlock, orientationIn } from "./orientation";
import { withoutMetadata } from "./without-metadata";

const SECRET = "51.5N 0.1W by Ana";
type Part = Uint8Array | readonly number[];
const text = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** As cameras write it: the lowest byte first, the turn of the picture among other tags, and a place behind. */
const exif = (orientation: number) =>
  joined([
    ...[ascii("II*\0"), le32(8), [2, 0]],
    ...[[0x0f, 1, 2, 0], le32(4), ascii("Ana\0")],
    ...[[0x12, 1, 3, 0], le32(1), [orientation, 0, 0, 0]],
    ...[le32(0), ascii(SECRET)],
  ]);

const segment = (marker: number, content: Part) => {
  const length = content.length + 2;
  return joined([[0xff, marker, length >> 8, length & 255], content]);
};
const FRAME = [8, 0, 40, 0, 60, 1, 1, 0x11, 0];
const jpeg = (orientation: number) =>
  joined([
    [0xff, 0xd8],
    segment(0xe0, ascii("JFIF\0\x01\x01\0\0\x01\0\x01\0\0")),
    segment(0xe1, joined([ascii("Exif\0\0"), exif(orientation)])),
    segment(0xe1, ascii(`http://ns.adobe.com/xap/1.0/\0${SECRET}`)),
    segment(0xe2, ascii("ICC_PROFILE\0colours")),
    segment(0xe2, ascii(`MPF\0${SECRET}`)),
    segment(0xed, ascii(`Photoshop 3.0\0${SECRET}`)),
    segment(0xee, ascii("Adobe\0\x64\0\0\0\0")),
    segment(0xfe, ascii(SECRET)),
    segment(0xc0, FRAME),
    joined([segment(0xda, [1, 1, 0, 0, 63, 0]), [1, 0xff, 0, 2, 0xff, 0xd0, 3]]),
    segment(0xc4, [0, 1]),
    joined([segment(0xda, [1, 1, 0, 0, 63, 0]), [4, 0xff, 0, 5]]),
    [0xff, 0xd9],
    ascii(SECRET),
  ]);

const pngChunk = (name: string, content: Part) => joined([be32(content.length), ascii(name), content, [9, 9, 9, 9]]);
const png = (orientation: number) =>
  joined([
    [0x89, ...ascii("PNG\r\n\x1a\n")],
    pngChunk("IHDR", [...be32(60), ...be32(40), 8, 6, 0, 0, 0]),
    pngChunk("iCCP", ascii("colours")),
    pngChunk("eXIf", exif(orientation)),
    pngChunk("tEXt", ascii(SECRET)),
    pngChunk("iTXt", ascii(SECRET)),
    pngChunk("tIME", [1, 2, 3, 4, 5, 6, 7]),
    pngChunk("IDAT", ascii("pixels")),
    pngChunk("IEND", []),
    ascii(SECRET),
  ]);

const webpChunk = (name: string, content: Part) =>
  joined([ascii(name), le32(content.length), content, content.length % 2 ? [0] : []]);
const webp = (orientation: number) => {
  const body = joined([
    ascii("WEBP"),
    webpChunk("VP8X", [0x2c, 0, 0, 0, 59, 0, 0, 39, 0, 0]),
    webpChunk("ICCP", ascii("colours")),
    webpChunk("VP8 ", ascii("pixels!")),
    webpChunk("EXIF", exif(orientation)),
    webpChunk("XMP ", ascii(SECRET)),
    webpChunk("MINE", ascii(SECRET)),
  ]);
  return joined([ascii("RIFF"), le32(body.length), body, ascii(SECRET)]);
};

const gif = () =>
  joined([
    ascii("GIF89a"),
    [60, 0, 40, 0, 0x80, 0, 0, 1, 2, 3, 4, 5, 6],
    [0x21, 0xff, 11, ...ascii("NETSCAPE2.0"), 3, 1, 0, 0, 0],
    [0x21, 0xfe, SECRET.length, ...ascii(SECRET), 0],
    [0x21, 0xff, 11, ...ascii("XMP DataXMP"), SECRET.length, ...ascii(SECRET), 0],
    [0x21, 0xf9, 4, 0, 5, 0, 0, 0],
    [0x2c, 0, 0, 0, 0, 60, 0, 40, 0, 0, 2, 2, 0x4c, 1, 0],
    [0x3b],
    ascii(SECRET),
  ]);

const KINDS = { jpeg, png, webp } as const;
const kinds = ["jpeg", "png", "webp"] as const;

describe("what a picture tells besides itself", () => {
  it.each(kinds)("is taken out of a %s, and its size, its colours and its turn stay", (kind) => {
    const bare = withoutMetadata(kind, KINDS[kind](6));
    expect(text(bare)).not.toContain("Ana");
    expect(imageSize(kind, bare)).toEqual({ width: 60, height: 40 });
    expect(text(bare)).toContain("colours");
    const block = text(orientationBlock(6));
    expect(text(bare).split(block)).toHaveLength(2);
    expect(withoutMetadata(kind, bare)).toEqual(bare);
    expect(text(withoutMetadata(kind, KINDS[kind](1)))).not.toContain(block.slice(0, 20));
  });

  it("leaves every scan of a JPEG and nothing behind its end", () => {
    const bare = text(withoutMetadata("jpeg", jpeg(1)));
    expect(bare).toContain("\x01\xff\0\x02\xff\xd0\x03\xff\xc4");
    expect(bare.endsWith("\x04\xff\0\x05\xff\xd9")).toBe(true);
    expect(bare).toContain("Adobe");
  });

  it("leaves of the chunks of a WebP those that it then says it has", () => {
    expect(withoutMetadata("webp", webp(1))[20]).toBe(0x20);
    expect(withoutMetadata("webp", webp(8))[20]).toBe(0x28);
    const bare = withoutMetadata("webp", webp(8));
    expect(new DataView(bare.buffer).getUint32(4, true)).toBe(bare.length - 8);
  });

  it("is taken out of a GIF, and its animation stays", () => {
    const bare = withoutMetadata("gif", gif());
    expect(text(bare)).not.toContain("Ana");
    expect(text(bare)).toContain("NETSCAPE2.0");
    expect(bare.length).toBe(gif().length - 2 * SECRET.length - 4 - 16 - SECRET.length);
  });

  it("is looked for in anything without an error, and what was turned is read of any Exif data", () => {
    const bytes = fc.uint8Array({ maxLength: 300 });
    fc.assert(
      fc.property(
        bytes,
        fc.constantFrom(...kinds, "gif" as const),
        fc.integer({ min: 12, max: 200 }),
        (noise, kind, at) => {
          const whole = kind === "gif" ? gif() : KINDS[kind](3);
          const broken = joined([whole.subarray(0, at), noise]);
          expect(withoutMetadata(kind, broken).length).toBeLessThanOrEqual(broken.length + 64);
          expect(orientationIn(noise)).toBeGreaterThanOrEqual(1);
        },
      ),
      { numRuns: 500 },
    );
    expect([exif(1), exif(8), exif(9), orientationBlock(5)].map(orientationIn)).toEqual([1, 8, 1, 5]);
  });
});
