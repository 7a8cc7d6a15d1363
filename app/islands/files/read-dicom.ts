import daikon from "daikon";
import { greyPixels, windowOf, type GreyWindow } from "~/kernel/scans/grey-window";

/** A picture of a scanner, as it is drawn. */
export interface Scan {
  width: number;
  height: number;
  frames: number;
  /** Whether it is a computed tomography, whose values are in Hounsfield units. */
  isTomography: boolean;
  /** Least and greatest value of a frame; null where it has colours and no window. */
  range: { least: number; greatest: number } | null;
  /** The window that stands in the file, or the one that shows all values. */
  window: GreyWindow;
  draw: (frame: number, window: GreyWindow) => ImageData;
}

/** The pixels of a frame in colours; they stand side by side, or one colour after the other. */
function colourPixels(raw: Uint8Array, { size, frame, planar }: { size: number; frame: number; planar: boolean }) {
  const pixels = new Uint8ClampedArray(size * 4).fill(255);
  const from = frame * size * 3;
  for (let at = 0; at < size; at += 1)
    for (let colour = 0; colour < 3; colour += 1)
      pixels[at * 4 + colour] = raw[from + (planar ? colour * size + at : at * 3 + colour)] ?? 0;
  return pixels;
}

/** Reads a DICOM file; null where it has no picture. @throws where it is broken or coded in a way that nobody knows */
export function readDicom(content: ArrayBuffer): Scan | null {
  const image = daikon.Series.parseImage(new DataView(content));
  if (!image?.hasPixelData()) return null;
  const [width, height, frames] = [image.getCols(), image.getRows(), Math.max(1, image.getNumberOfFrames() || 1)];
  const size = width * height;
  if (!(size > 0)) return null;
  const facts = { width, height, frames, isTomography: image.getModality() === "CT" };
  if (image.getNumberOfSamplesPerPixel() === 3) {
    const planar = image.getPlanarConfig() === 1;
    const raw = new Uint8Array(image.getRawData());
    const draw = (frame: number) => new ImageData(colourPixels(raw, { size, frame, planar }), width, height);
    return { ...facts, range: null, window: { level: 128, width: 256 }, draw };
  }
  let drawn = { frame: 0, ...image.getInterpretedData(false, true, 0) };
  const { min: least, max: greatest } = drawn;
  const [level, wide] = [image.getWindowCenter(), image.getWindowWidth()];
  return {
    ...{ ...facts, range: { least, greatest } },
    window: level !== null && wide ? { level, width: wide } : windowOf(least, greatest),
    draw: (frame, window) => {
      if (drawn.frame !== frame) drawn = { frame, ...image.getInterpretedData(false, true, frame) };
      return new ImageData(greyPixels(drawn.data, window), width, height);
    },
  };
}
