import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { brandPalette, surfaces } from "../brand-colour";
import { parseHex } from "../colour";
import { PERSON_COLOURS } from "../view/person-colour";
import { contrastOf } from "./contrast-of";

describe("the tokens", () => {
  const read = (name: string) => readFileSync(new URL(`./${name}.css`, import.meta.url), "utf8");
  const css = read("tokens") + read("tokens-status");
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
      ...PERSON_COLOURS.map((name): [string, string[]] => [`person-${name}`, [...everywhere, `person-${name}-soft`]]),
      ...PERSON_COLOURS.map((name): [string, string[]] => ["ink", [`person-${name}-soft`]]),
      ...PERSON_COLOURS.map((name): [string, string[]] => ["muted", [`person-${name}-soft`]]),
      ...PERSON_COLOURS.map((name): [string, string[]] => ["surface", [`person-${name}`]]),
    ];
    const faint = lies
      .flatMap(([text, grounds]) => grounds.map((ground) => ({ text, ground })))
      .filter(({ text, ground }) => contrastOf(token(text, scheme), token(ground, scheme)) < 4.5);
    expect(faint).toEqual([]);
  });

  it.each(schemes)("tell the colours of people apart from the next one in their order (%s)", (scheme) => {
    const channels = PERSON_COLOURS.map((name) => parseHex(token(`person-${name}`, scheme)) ?? [0, 0, 0]);
    for (const [index, [red, green, blue]] of channels.entries()) {
      const [nextRed, nextGreen, nextBlue] = channels[(index + 1) % channels.length] ?? [0, 0, 0];
      expect(Math.hypot(red - nextRed, green - nextGreen, blue - nextBlue)).toBeGreaterThan(60);
    }
    expect(new Set(channels.map(String)).size).toBe(PERSON_COLOURS.length);
  });

  it.each(schemes)("draw the edges of controls at 3:1 or better (%s)", (scheme) => {
    for (const ground of ["canvas", "surface", "raised"]) {
      expect(contrastOf(token("line-strong", scheme), token(ground, scheme))).toBeGreaterThanOrEqual(3);
    }
  });

  it("are given to devices without light-dark() as the light scheme, none forgotten", () => {
    const [, ofStatus = ""] = read("tokens-status").split("@supports");
    const given = [
      ...(read("tokens-fallback") + ofStatus).matchAll(/--([a-z0-9-]+):[^;]*?(#[0-9a-f]{6}|--brand-text)/gu),
    ].map(([, name, value]) => `${name} ${value}`);
    expect(given).toEqual([...pairs].map(([name, { light }]) => `${name} ${light}`));
  });
});
