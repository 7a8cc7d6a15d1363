import { foldForSearch } from "~/kernel/fold-for-search";
import { latinDigits } from "~/kernel/text/latin-digits";

/** By what somebody says who they are at the kiosk: a code, or a name and a date of birth (YYYY-MM-DD). */
export interface KioskClaim {
  code: string;
  patientName: string;
  dateOfBirth: string;
}

/** One whom the kiosk knows. */
export interface KioskPerson {
  code: string;
  firstName: string;
  lastName: string;
  dateOfBirth: string;
}

const DIGITS = 8;

/** The digits of a code as it was typed. */
const digitsOf = (typed: string) => latinDigits(typed).replace(/\D/g, "");

const wordsOf = (name: string) => foldForSearch(name).split(" ").filter(Boolean).sort().join(" ");

/** The code of an appointment as the kiosk takes it: eight digits of a keyed hash, so that none can be guessed. */
export function codeOfHash(hash: Uint8Array): string {
  const number = [...hash.subarray(0, 6)].reduce((sum, byte) => sum * 256 + byte, 0);
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** A code as people read it: in two groups. */
export const readableCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

/** Whether a claim says enough to name somebody: all digits of a code, or else a name and a date. */
export function isComplete({ code, patientName, dateOfBirth }: KioskClaim): boolean {
  const digits = digitsOf(code);
  return digits === "" ? wordsOf(patientName) !== "" && dateOfBirth !== "" : digits.length === DIGITS;
}

/**
 * Those whom a claim names: by the code alone where one was typed, else by the whole name in any order, without accents
 * and case, and the date of birth. A claim that says too little names nobody.
 */
export function claimed<Person extends KioskPerson>(people: readonly Person[], claim: KioskClaim): Person[] {
  if (!isComplete(claim)) return [];
  const code = digitsOf(claim.code);
  if (code !== "") return people.filter((person) => person.code === code);
  const name = wordsOf(claim.patientName);
  return people.filter(
    ({ firstName, lastName, dateOfBirth }) =>
      dateOfBirth === claim.dateOfBirth && wordsOf(`${firstName} ${lastName}`) === name,
  );
}
