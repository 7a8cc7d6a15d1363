import { neededReasonIn } from "~/kernel/medicines/needed-reasons";
import type { PrescribedMedicine } from "./prescribed-medicine";

const ARABIC = /\p{Script=Arabic}/u;

/** Whether words may be in a language, by their letters: Spanish and English look alike. */
const isInLettersOf = (words: string, bcp47: string): boolean => ARABIC.test(words) === bcp47.startsWith("ar");

/**
 * The words of a prescriber that the patient reads as they were typed, though they may be in another language than theirs:
 * why it is taken as needed, where that is no common reason, and directions and instructions in other letters.
 */
export function untranslatedWords(
  { asNeeded, neededFor, dosageText, instructions }: PrescribedMedicine,
  bcp47: string,
): string[] {
  const isSaid = asNeeded && neededFor !== "" && dosageText === "";
  const isForeign = ARABIC.test(neededFor) ? !bcp47.startsWith("ar") : true;
  const needed = isSaid && isForeign && neededReasonIn(neededFor, bcp47) === null ? [neededFor] : [];
  const written = [dosageText, instructions].filter((words) => words !== "" && !isInLettersOf(words, bcp47));
  return [...needed, ...written];
}
