/**
 * Marks that people leave out: accents, Arabic vowel signs, Hebrew points. Marks of other scripts, such as the vowels
 * of Devanagari or Thai, distinguish names and stay.
 */
const OPTIONAL_MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;

/** Pure ASCII, where only capitals need folding. */
const PLAIN = /^[\0-\x7f]*$/;

/** Letters that no decomposition takes apart, as people without them on the keyboard write them. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", þ: "th", ĳ: "ij" },
  ...{ ı: "i", ø: "o", ł: "l", đ: "d", ð: "d", ħ: "h", ŧ: "t", ŋ: "n", ĸ: "k" },
};
const UNDIVIDED = /[ßæœþĳıøłđðħŧŋĸ]/g;

/** A text in lower case with plain letters for those that no decomposition takes apart, such as ı, ø and ł. */
export const plainLetters = (text: string): string => text.replace(UNDIVIDED, (letter) => LETTERS[letter] ?? letter);

function foldWhole(text: string): string {
  const folded = text
    .normalize("NFKD")
    .replace(OPTIONAL_MARKS, "")
    .replace(/[\u0622\u0623\u0625\u0671]/g, "\u0627")
    .replace(/\u0649/g, "\u064a")
    .replace(/\u0629/g, "\u0647")
    .replace(/\u0640/g, "")
    .toLowerCase();
  return plainLetters(folded).normalize("NFC");
}

/**
 * Latin and Arabic letters and their marks fold independently of their neighbors, so each is looked up, which folds a
 * hundred thousand names four times as fast. Those of other scripts may depend on their neighbors.
 */
const foldsAlone = (code: number) => code < 0x370 || (code >= 0x600 && code < 0x700);
const FOLDED: string[] = [];

/**
 * Folds a text for comparison in any script: plain compatibility forms, no optional marks, lower case, and one form for
 * letters that Arabic writes in several ways (alef, ya, ta marbuta, tatweel).
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().trim();
  let folded = "";
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (!foldsAlone(code)) return foldWhole(text).trim();
    folded += FOLDED[code] ??= foldWhole(text.charAt(at));
  }
  return folded.trim();
}

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
const PLAIN_WORDS = /[a-z0-9]+/g;

/** Folded words of a text: runs of letters and digits. */
export function foldedWords(text: string): string[] {
  const folded = foldText(text);
  return folded.match(PLAIN.test(folded) ? PLAIN_WORDS : WORDS) ?? [];
}
