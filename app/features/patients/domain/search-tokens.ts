import { foldedWords, foldText } from "~/kernel/fold-text";

export { foldedWords, foldText };

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
