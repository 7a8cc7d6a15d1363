import { describe, expect, it } from "vitest";
import { hasSeparators, plainNumber } from "./plain-number";

describe("a number that was typed", () => {
  it.each([
    ["12.5", "12.5"],
    ["12,5", "12.5"],
    ["١٢٫٥", "12.5"],
    ["۱۲,۵", "12.5"],
    [" १२ ", "12"],
    ["−3", "-3"],
  ])("%s is read in any of our scripts, with a point or a comma before its decimals", (typed, plain) => {
    expect(plainNumber(typed)).toBe(plain);
    expect(hasSeparators(typed)).toBe(false);
  });

  it.each(["1,234", "1.234,5", "1,234.5", "1 234", "1'234.5", "١٬٢٣٤", "1.234.567"])(
    "%s has separators between its thousands, and is no number",
    (typed) => {
      expect(hasSeparators(typed)).toBe(true);
      expect(Number(plainNumber(typed))).toBeNaN();
    },
  );
});
