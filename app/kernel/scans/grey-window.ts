/** Which values of a scan are shown between black and white: the middle one, and how many. */
export interface GreyWindow {
  level: number;
  width: number;
}

/** Windows in which a computed tomography is read, in Hounsfield units. */
export const WINDOWS = {
  softTissue: { level: 40, width: 400 },
  lung: { level: -600, width: 1_500 },
  bone: { level: 400, width: 1_800 },
  brain: { level: 40, width: 80 },
} as const satisfies Readonly<Record<string, GreyWindow>>;

/** The window that shows all values from the least to the greatest. */
export const windowOf = (least: number, greatest: number): GreyWindow => ({
  level: (least + greatest + 1) / 2,
  width: Math.max(1, greatest - least + 1),
});

/**
 * How bright a value is, from 0 to 255, by the linear function of DICOM (PS3.3, C.11.2.1.2.1).
 */
export function brightness(value: number, { level, width }: GreyWindow): number {
  const from = level - 0.5;
  const half = (width - 1) / 2;
  if (value <= from - half) return 0;
  if (value > from + half) return 255;
  return Math.round(((value - from) / (width - 1) + 0.5) * 255);
}

/** The pixels of a canvas (red, green, blue and opacity, a byte each) of the values of a scan. */
export function greyPixels(values: ArrayLike<number>, window: GreyWindow): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(values.length * 4);
  for (let at = 0; at < values.length; at += 1) {
    const bright = brightness(values[at] ?? 0, window);
    pixels.fill(bright, at * 4, at * 4 + 3);
    pixels[at * 4 + 3] = 255;
  }
  return pixels;
}
