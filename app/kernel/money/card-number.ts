import { plainDigits } from "../contact/phone-number";

/** Runs of 13 to 19 digits, as cards have (ISO/IEC 7812), with or without blanks and hyphens between them. */
const RUN = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g;

/** Whether the last digit of a number checks the others, by Luhn's sum (ISO/IEC 7812-1, annex B). */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** Whether a text holds what may be the whole number of a payment card. */
export const holdsCardNumber = (text: string): boolean =>
  [...plainDigits(text).matchAll(RUN)].some(([run]) => passesLuhn(run.replace(/\D/g, "")));
