/** What a patient is searched by. */
export interface Searchable {
  number?: number;
  firstName: string;
  lastName: string;
  email: string;
  /** Digits only, without the calling code. */
  phone: string;
}

/** A prefix search needs no more, and the key of the table stays small. */
const LONGEST_TOKEN = 40;

/**
 * Marks that people leave out: accents, Arabic vowel signs, Hebrew points. Those of other scripts, such as the vowels
 * of Devanagari or Thai, tell one name from another and stay.
 */
const OPTIONAL_MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;

/**
 * Folds a text for comparison in any script: compatibility forms made plain, optional marks taken off, lower case,
 * the letters that Arabic writes in several ways made one (alef, ya, ta marbuta, tatweel).
 */
export function foldText(text: string): string {
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

/** Whether two names are the same to a person: the same words, however they are written. */
export const sameName = (a: string, b: string): boolean => foldedWords(a).join(" ") === foldedWords(b).join(" ");

/** The tokens that a patient is found by, each once: words of the names, the email and its name part, phone, number. */
export function searchTokens(patient: Searchable): string[] {
  const email = foldText(patient.email);
  const tokens = [
    ...foldedWords(patient.firstName),
    ...foldedWords(patient.lastName),
    email,
    ...foldedWords(email.split("@")[0] ?? ""),
    patient.phone.replace(/\D/g, ""),
    patient.number === undefined ? "" : String(patient.number),
  ];
  return [
    ...new Set(tokens.filter((token) => token !== "").map((token) => [...token].slice(0, LONGEST_TOKEN).join(""))),
  ];
}
