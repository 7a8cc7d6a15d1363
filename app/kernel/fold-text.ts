/**
 * Marks that people leave out: accents, Arabic vowel signs, Hebrew points. Those of other scripts, such as the vowels
 * of Devanagari or Thai, tell one name from another and stay.
 */
const OPTIONAL_MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;

/** ASCII has nothing but capitals to fold. */
const PLAIN = /^[\0-\x7f]*$/;

/**
 * Folds a text for comparison in any script: compatibility forms made plain, optional marks taken off, lower case,
 * the letters that Arabic writes in several ways made one (alef, ya, ta marbuta, tatweel).
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().trim();
  return text
    .normalize("NFKD")
    .replace(OPTIONAL_MARKS, "")
    .replace(/[\u0622\u0623\u0625\u0671]/g, "\u0627")
    .replace(/\u0649/g, "\u064a")
    .replace(/\u0629/g, "\u0647")
    .replace(/\u0640/g, "")
    .toLowerCase()
    .replace(/\u00df/g, "ss")
    .normalize("NFC")
    .trim();
}

/** The words of a text, folded: runs of letters and digits. */
export const foldedWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
