import { contrast, lightnessOf, mix, parseHex, toHex, withLightness } from "./colour";
import type { Rgb } from "./colour";

/** The colours that the looks of an organization are made of, for one scheme. All are "#rrggbb". */
export interface BrandShades {
  /** Fill of main buttons. */
  brand: string;
  /** The fill while pointed at. */
  hover: string;
  /** Text on the fill. */
  ink: string;
  /** Outline of the fill: at least 3:1 against the surfaces. */
  edge: string;
  /** The brand as text on any surface. */
  text: string;
  /** A quiet tint behind text. */
  soft: string;
}

export interface BrandPalette {
  light: BrandShades;
  dark: BrandShades;
}

/** Used where an organization has no colour, or none that can be read. */
export const defaultBrand = "#0f5c5e";

type Scheme = "light" | "dark";

/** Least contrast of text (WCAG 2.2, 1.4.3) and of what makes a control visible (1.4.11). */
const textContrast = 4.5;
const shapeContrast = 3;

/** Brand text aims higher by night, where coloured text on a dark ground tires the eye. */
const brandTextContrast = { light: textContrast, dark: 6.5 } as const;

/** The surfaces of styles/tokens.css that brand text may lie on: canvas, surface, raised, sunken. */
export const surfaces = {
  light: ["#f7f5f0", "#ffffff", "#f0ede6"],
  dark: ["#10171a", "#182124", "#202b2f", "#0c1214"],
} as const;

/**
 * The looks that follow from an organization's colour. Whatever the colour, text on the fill, text on the hovered
 * fill, and brand text on every surface and on the tint have a contrast of 4.5:1 or better.
 * @param colour "#rgb" or "#rrggbb", the hash may be missing; anything else gives the default brand.
 */
export function brandPalette(colour: string | null | undefined): BrandPalette {
  const rgb = parseHex(colour) ?? read(defaultBrand);
  return { light: shades(rgb, "light"), dark: shades(rgb, "dark") };
}

/** The palette as the custom properties that styles/tokens.css reads, for the style attribute of <html>. */
export function brandStyle(colour: string | null | undefined): Record<`--org-brand${string}`, string> {
  const { light, dark } = brandPalette(colour);
  return {
    "--org-brand": light.brand,
    "--org-brand-hover": light.hover,
    "--org-brand-ink": light.ink,
    "--org-brand-edge": light.edge,
    "--org-brand-text": light.text,
    "--org-brand-soft": light.soft,
    "--org-brand-dark": dark.brand,
    "--org-brand-hover-dark": dark.hover,
    "--org-brand-ink-dark": dark.ink,
    "--org-brand-edge-dark": dark.edge,
    "--org-brand-text-dark": dark.text,
    "--org-brand-soft-dark": dark.soft,
  };
}

function shades(colour: Rgb, scheme: Scheme): BrandShades {
  const grounds = surfaces[scheme].map(read);
  const surface = read(scheme === "light" ? "#ffffff" : "#182124");
  // By day the fill is the colour as given; by night a dark one is lifted until its shape is seen.
  const fill = scheme === "light" ? colour : moveUntil(colour, scheme, grounds, shapeContrast);
  const soft = mix(surface, colour, scheme === "light" ? 0.1 : 0.16);
  // White is preferred; where it cannot be read, black always can (one of the two has at least 4.58:1).
  const white = contrast(fill, [255, 255, 255]) >= textContrast;
  return {
    brand: toHex(fill),
    hover: toHex(mix(fill, white ? [0, 0, 0] : [255, 255, 255], 0.18)),
    ink: white ? "#ffffff" : "#000000",
    edge: toHex(moveUntil(fill, scheme, grounds, shapeContrast)),
    text: toHex(moveUntil(colour, scheme, [...grounds, soft], brandTextContrast[scheme])),
    soft: toHex(soft),
  };
}

/** The nearest darker (by day) or lighter (by night) shade of a colour that stands out from all grounds. */
function moveUntil(colour: Rgb, scheme: Scheme, grounds: readonly Rgb[], least: number): Rgb {
  const start = lightnessOf(colour);
  const end = scheme === "light" ? 0 : 1;
  const steps = 60;
  for (let step = 0; step < steps; step += 1) {
    const moved = step === 0 ? colour : shade(colour, start + ((end - start) * step) / steps, scheme);
    if (grounds.every((ground) => contrast(moved, ground) >= least)) return moved;
  }
  return scheme === "light" ? [0, 0, 0] : [255, 255, 255];
}

/** Lighter shades are greyed a little: a saturated one glares at night. */
function shade(colour: Rgb, lightness: number, scheme: Scheme): Rgb {
  const moved = withLightness(colour, lightness);
  const grey = Math.round(lightness * 255);
  return scheme === "light" ? moved : mix(moved, [grey, grey, grey], 0.3);
}

function read(hex: string): Rgb {
  return parseHex(hex) ?? [0, 0, 0];
}
