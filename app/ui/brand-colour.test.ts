import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brandPalette, brandStyle, defaultBrand, surfaces } from "./brand-colour";
import { contrast, parseHex } from "./colour";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

function contrastOf(one: string, other: string): number {
  const [a, b] = [parseHex(one), parseHex(other)];
  if (!a || !b) throw new Error(`not a colour: ${one} or ${other}`);
  return contrast(a, b);
}

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

describe("the tokens", () => {
  const css = readFileSync(new URL("./styles/tokens.css", import.meta.url), "utf8");
  const pairs = new Map(
    [...css.matchAll(/--([a-z0-9-]+):\s*light-dark\(([^;]+)\);/gu)].map(([, name = "", both = ""]) => {
      const [light = "", dark = ""] = [...both.matchAll(/#[0-9a-f]{6}/gu)].map((match) => match[0]);
      return [name, { light, dark }] as const;
    }),
  );
  const token = (name: string, scheme: "light" | "dark") => {
    const pair = pairs.get(name);
    if (!pair) throw new Error(`no token --${name}`);
    return pair[scheme];
  };
  const schemes = ["light", "dark"] as const;

  it.each(schemes)("are those of the default brand (%s)", (scheme) => {
    const { brand, hover, ink, edge, text, soft } = brandPalette(undefined)[scheme];
    const names = ["brand", "brand-hover", "brand-ink", "brand-edge", "brand-text", "brand-soft"];
    expect(names.map((name) => token(name, scheme))).toEqual([brand, hover, ink, edge, text, soft]);
  });

  it.each(schemes)("give the surfaces that brand text is measured against (%s)", (scheme) => {
    const named = ["canvas", "surface", "raised", "sunken"].map((name) => token(name, scheme));
    expect(new Set(named)).toEqual(new Set(surfaces[scheme]));
  });

  it.each(schemes)("let every text be read on what it lies on (%s)", (scheme) => {
    const everywhere = ["canvas", "surface", "raised", "sunken"];
    const lies: [text: string, on: string[]][] = [
      ["ink", [...everywhere, "brand-soft", "info-soft", "good-soft", "warn-soft", "danger-soft"]],
      ["muted", [...everywhere, "brand-soft"]],
      ["danger-ink", ["danger", "danger-hover"]],
      ...["danger", "warn", "good", "info"].map((name): [string, string[]] => [
        `${name}-text`,
        ["canvas", "surface", "raised", `${name}-soft`],
      ]),
      ...["orange", "green", "light-blue", "light-grey", "dark-grey"].map((name): [string, string[]] => [
        `status-${name}-ink`,
        [`status-${name}`],
      ]),
      ...[1, 2, 3, 4, 5, 6].map((number): [string, string[]] => [`person-${number}-ink`, [`person-${number}`]]),
    ];
    const faint = lies
      .flatMap(([text, grounds]) => grounds.map((ground) => ({ text, ground })))
      .filter(({ text, ground }) => contrastOf(token(text, scheme), token(ground, scheme)) < 4.5);
    expect(faint).toEqual([]);
  });

  it.each(schemes)("draw the edges of controls at 3:1 or better (%s)", (scheme) => {
    for (const ground of ["canvas", "surface", "raised"]) {
      expect(contrastOf(token("line-strong", scheme), token(ground, scheme))).toBeGreaterThanOrEqual(3);
    }
  });
});
