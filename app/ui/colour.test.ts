import { describe, expect, it } from "vitest";
import { contrast, lightnessOf, mix, parseHex, toHex, withLightness } from "./colour";

describe("colours", () => {
  it("have the contrast that WCAG gives: 21 for black on white, 4.48 for #777 on white", () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
    expect(contrast([0x77, 0x77, 0x77], [255, 255, 255])).toBeCloseTo(4.48, 2);
  });

  it("are read and written without change", () => {
    expect(parseHex("#0f5c5e")).toEqual([15, 92, 94]);
    expect(toHex([15, 92, 94])).toBe("#0f5c5e");
  });

  it("are mixed channel by channel", () => {
    expect(mix([0, 0, 0], [255, 100, 10], 0.5)).toEqual([128, 50, 5]);
  });

  it("keep hue and saturation at another lightness", () => {
    expect(withLightness([255, 0, 0], 0.75)).toEqual([255, 128, 128]);
    expect(withLightness([255, 0, 0], 0.25)).toEqual([128, 0, 0]);
    expect(withLightness([128, 128, 128], 1)).toEqual([255, 255, 255]);
    expect(lightnessOf([255, 0, 0])).toBe(0.5);
  });
});
