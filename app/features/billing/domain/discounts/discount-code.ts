import { plainDigits } from "~/kernel/contact/phone-number";
import { foldText } from "~/kernel/text/fold-text";

/** The longest code, in characters. */
export const LONGEST_CODE = 40;

/**
 * A code as codes are compared: without case, accents, blanks and hyphens, with plain digits; null where it has anything
 * but letters and digits, of any script.
 */
export function foldedCode(typed: string): string | null {
  const folded = plainDigits(foldText(typed)).replace(/[\s\p{Pd}]/gu, "");
  return folded.length <= LONGEST_CODE && /^[\p{L}\p{M}\p{Nd}]+$/u.test(folded) ? folded : null;
}
