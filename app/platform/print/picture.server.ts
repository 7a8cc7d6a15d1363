import { convertIndexedToRgb, decode, type DecodedPng } from "fast-png";

/** A picture that pdfkit puts into a document. */
export interface Picture {
  label: string;
  width: number;
  height: number;
  /** Its object in the document, once it is there. */
  obj: PDFKit.PDFKitReference | null;
  embed: (doc: PDFKit.PDFDocument) => void;
}

/** Pixels of red, green and blue, and how opaque each is. */
interface Pixels {
  width: number;
  height: number;
  rgb: Uint8Array;
  alpha: Uint8Array;
}

/** What a printer shows of a logo: more makes the file larger and nothing clearer. */
const MOST_PIXELS = 440;

const isPng = (bytes: Uint8Array) => [0x89, 0x50, 0x4e, 0x47].every((byte, at) => bytes[at] === byte);

/** What a channel of a pixel says, from 0 to 255; several pixels may share a byte. */
function samplesOf({ width, data, depth, channels }: DecodedPng): (x: number, y: number, channel: number) => number {
  const most = 2 ** depth - 1;
  if (depth >= 8) return (x, y, channel) => ((data[(y * width + x) * channels + channel] ?? 0) * 255) / most;
  const lineBytes = Math.ceil((width * depth) / 8);
  return (x, y) => {
    const byte = data[y * lineBytes + ((x * depth) >> 3)] ?? 0;
    return (((byte >> (8 - depth - ((x * depth) & 7))) & most) * 255) / most;
  };
}

/** A PNG as plain pixels, whatever its depth and colours. */
function pixelsOf(png: DecodedPng): Pixels {
  const { width, height } = png;
  const channels = png.palette?.[0]?.length ?? png.channels;
  const plain: DecodedPng = png.palette ? { ...png, data: convertIndexedToRgb(png), depth: 8, channels } : png;
  const sample = samplesOf(plain);
  const [coloured, opaque] = [channels >= 3, channels % 2 === 1];
  const [rgb, alpha] = [new Uint8Array(width * height * 3), new Uint8Array(width * height)];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      for (let channel = 0; channel < 3; channel += 1) rgb[pixel * 3 + channel] = sample(x, y, coloured ? channel : 0);
      alpha[pixel] = opaque ? 255 : sample(x, y, channels - 1);
    }
  return { width, height, rgb, alpha };
}

/** The same picture in no more pixels than are seen: each is the middle of those that it stands for. */
function smaller({ width, height, rgb, alpha }: Pixels): Pixels {
  const by = Math.ceil(Math.max(width, height) / MOST_PIXELS);
  const [wide, high] = [Math.ceil(width / by), Math.ceil(height / by)];
  const [small, opacity] = [new Uint8Array(wide * high * 3), new Uint8Array(wide * high)];
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1) {
      const [right, below] = [Math.min(width, (x + 1) * by), Math.min(height, (y + 1) * by)];
      let [red, green, blue, weight] = [0, 0, 0, 0];
      for (let row = y * by; row < below; row += 1)
        for (let pixel = row * width + x * by; pixel < row * width + right; pixel += 1) {
          const seen = alpha[pixel] ?? 0;
          red += (rgb[pixel * 3] ?? 0) * seen;
          green += (rgb[pixel * 3 + 1] ?? 0) * seen;
          blue += (rgb[pixel * 3 + 2] ?? 0) * seen;
          weight += seen;
        }
      const seen = weight || 1;
      small.set([red / seen, green / seen, blue / seen], (y * wide + x) * 3);
      opacity[y * wide + x] = weight / ((right - x * by) * (below - y * by));
    }
  return { width: wide, height: high, rgb: small, alpha: opacity };
}

/** Pixels as an object of the document, which packs them. */
function embeddable({ width, height, rgb, alpha }: Pixels, label: string): Picture {
  const image = { Type: "XObject", Subtype: "Image", Width: width, Height: height, BitsPerComponent: 8 };
  const picture: Picture = {
    ...{ label, width, height, obj: null },
    embed: (doc) => {
      const mask = doc.ref({ ...image, ColorSpace: "DeviceGray" });
      mask.end(alpha);
      picture.obj = doc.ref({ ...image, ColorSpace: "DeviceRGB", SMask: mask });
      picture.obj.end(rgb);
    },
  };
  return picture;
}

/**
 * A logo to draw; null for a type that a PDF cannot hold. A PNG is made as small as it is seen, a JPEG is taken as it is.
 * @throws where the file is damaged
 */
export function pictureOf(doc: PDFKit.PDFDocument, bytes: Uint8Array): Picture | null {
  if (isPng(bytes)) return embeddable(smaller(pixelsOf(decode(bytes))), "Logo");
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  return Reflect.apply(Reflect.get(doc, "openImage") as () => Picture, doc, [bytes]);
}
