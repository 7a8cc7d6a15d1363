import type { Face } from "./text-lines";

/**
 * Letters with marks, which are one letter in most fonts, and the parts of Korean syllables. The marks of other scripts
 * are ordered by their own rules.
 */
const APART =
  /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hiragana}\p{sc=Katakana}]\p{M}+|[\u1100-\u11ff\uac00-\ud7a3][\u1160-\u11ff]+/gu;
/** What is drawn by nothing: it steers directions, joins or selects a form. */
const UNSEEN = /^[\p{Cf}\ufe00-\ufe0f\u{e0100}-\u{e01ef}]$/u;
const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;

/** Joins letters with the marks that follow them, where Unicode has one letter for both. */
export const joined = (text: string): string => text.replace(APART, (letter) => letter.normalize("NFC"));

const numberOf = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/**
 * A text as paper has it: what no font has stands there by what it is compatible with, as VIII for its one sign, and else
 * by its numbers in Unicode, those of one place in one pair of brackets. That is what anybody can look up, and no empty
 * box.
 */
export function spelledOut(text: string, faces: readonly Pick<Face, "has">[]): string {
  const isDrawn = (part: string) =>
    [...part].every((sign) => UNSEEN.test(sign) || faces.some((face) => face.has(sign.codePointAt(0) ?? 0)));
  let drawn = "";
  let numbers: string[] = [];
  const end = () => {
    if (numbers.length > 0) drawn += `[${numbers.join(" ")}]`;
    numbers = [];
  };
  for (const sign of joined(text.replace(CONTROLS, " "))) {
    const shown = [sign, sign.normalize("NFKC")].find(isDrawn);
    if (shown === undefined) {
      numbers.push(numberOf(sign));
      continue;
    }
    end();
    drawn += shown;
  }
  end();
  return drawn;
}
