import fc from "fast-check";
import { expect, it } from "vitest";
import { foldedWords, foldText } from "./fold-text";

/** Definition of folding, for a whole text at once. */
const meant = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g, "")
    .replace(/[\u0622\u0623\u0625\u0671]/g, "\u0627")
    .replaceAll("\u0649", "\u064a")
    .replaceAll("\u0629", "\u0647")
    .replaceAll("\u0640", "")
    .toLowerCase()
    .replaceAll("\u00df", "ss")
    .replaceAll("æ", "ae")
    .replaceAll("œ", "oe")
    .replaceAll("þ", "th")
    .replace(/[ðđ]/g, "d")
    .replaceAll("ı", "i")
    .replaceAll("ø", "o")
    .replaceAll("ł", "l")
    .replaceAll("ħ", "h")
    .replaceAll("ŧ", "t")
    .replaceAll("ŋ", "n")
    .replaceAll("ĸ", "k")
    .normalize("NFC")
    .trim();

it("letters, marks and signs of every script fold as the whole text does, wherever they stand", () => {
  const letters = (from: number, to: number) =>
    fc.integer({ min: from, max: to }).map((code) => String.fromCodePoint(code));
  const character = fc.oneof(
    letters(0x20, 0x7e),
    letters(0x80, 0x36f),
    letters(0x370, 0x5ff),
    letters(0x600, 0x6ff),
    letters(0x900, 0x9ff),
    letters(0x1100, 0x11ff),
    letters(0x1e00, 0x1fff),
    letters(0xf900, 0xffdf),
    letters(0x1f600, 0x1f64f),
  );
  fc.assert(
    fc.property(fc.array(character, { maxLength: 12 }), (characters) => {
      const text = characters.join("");
      expect(foldText(text)).toBe(meant(text));
      expect(foldedWords(text)).toEqual(meant(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
    }),
    { numRuns: 2_000 },
  );
});

it("every single letter that is looked up folds as it is meant, between others too", () => {
  for (let code = 0x80; code < 0x700; code += 1) {
    if (code >= 0x370 && code < 0x600) continue;
    const text = `a${String.fromCharCode(code)}b`;
    expect(foldText(text), `U+${code.toString(16)}`).toBe(meant(text));
  }
});
