/** A colour by its channels, each a whole number from 0 to 255 (sRGB). */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Reads "#rgb" or "#rrggbb"; the hash may be missing. Anything else is undefined. */
export function parseHex(text: string | null | undefined): Rgb | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/iu.exec(text?.trim() ?? "")?.[1];
  if (!digits) return undefined;
  const value = Number.parseInt(digits.length === 3 ? digits.replace(/./gu, "$&$&") : digits, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Writes "#rrggbb". */
export function toHex([red, green, blue]: Rgb): string {
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, "0")}`;
}

/** Contrast ratio of two colours, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Relative luminance, from 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** A mix of two colours; a share of 0 is the first, 1 the second. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [channel(0), channel(1), channel(2)];
}

/** The same hue and saturation (HSL) at another lightness, from 0 (black) to 1 (white). */
export function withLightness(colour: Rgb, lightness: number): Rgb {
  const [high, low] = [Math.max(...colour) / 255, Math.min(...colour) / 255];
  const chroma = high - low;
  const room = 1 - Math.abs(high + low - 1);
  const saturation = room === 0 ? 0 : chroma / room;
  const reach = saturation * (1 - Math.abs(2 * lightness - 1));
  const channel = (value: number) => {
    const place = chroma === 0 ? 0.5 : (value / 255 - low) / chroma;
    return Math.round(255 * Math.min(1, Math.max(0, lightness + (place - 0.5) * reach)));
  };
  return [channel(colour[0]), channel(colour[1]), channel(colour[2])];
}

/** Lightness as HSL has it, from 0 to 1. */
export function lightnessOf(colour: Rgb): number {
  return (Math.max(...colour) + Math.min(...colour)) / 510;
}
