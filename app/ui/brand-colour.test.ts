import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brandPalette, brandStyle, defaultBrand, surfaces } from "./brand-colour";
import { contrastOf } from "./styles/contrast-of";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("the palette of an organization", () => {
  it("can be read whatever the colour: on the fill, on the hovered fill, and as text on every surface", () => {
    fc.assert(
      fc.property(hex, (colour) => {
        const palette = brandPalette(colour);
        for (const scheme of ["light", "dark"] as const) {
          const shades = palette[scheme];
          expect(contrastOf(shades.ink, shades.brand)).toBeGreaterThanOrEqual(4.5);
          expect(contrastOf(shades.ink, shades.hover)).toBeGreaterThanOrEqual(4.5);
          for (const ground of [...surfaces[scheme], shades.soft]) {
            expect(contrastOf(shades.text, ground)).toBeGreaterThanOrEqual(4.5);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("outlines a button so that its shape is seen on every surface", () => {
    fc.assert(
      fc.property(hex, (colour) => {
        const palette = brandPalette(colour);
        for (const scheme of ["light", "dark"] as const) {
          for (const ground of surfaces[scheme]) {
            expect(contrastOf(palette[scheme].edge, ground)).toBeGreaterThanOrEqual(3);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("keeps the very colour of the organization as the fill by day", () => {
    expect(brandPalette("#ffd400").light).toMatchObject({ brand: "#ffd400", ink: "#000000" });
    expect(brandPalette("#7a1fa2").light).toMatchObject({ brand: "#7a1fa2", ink: "#ffffff", text: "#7a1fa2" });
  });

  it("falls back to the default brand where the colour cannot be read", () => {
    const usual = brandPalette(defaultBrand);
    for (const wrong of [undefined, null, "", "teal", "#12", "#12345", "#1234567", "#ggg", "url(#a)", "#fff;--x:1"]) {
      expect(brandPalette(wrong)).toEqual(usual);
    }
  });

  it("reads short colours, colours without a hash, and capitals", () => {
    const white = brandPalette("#ffffff");
    for (const same of ["#fff", "fff", "FFFFFF", " #FFF "]) expect(brandPalette(same)).toEqual(white);
  });

  it("is written as custom properties that hold nothing but a colour", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const style = Object.entries(brandStyle(text));
        expect(style).toHaveLength(12);
        for (const [name, value] of style) {
          expect(name).toMatch(/^--org-brand(-[a-z]+)*$/u);
          expect(value).toMatch(/^#[0-9a-f]{6}$/u);
        }
      }),
    );
  });
});
