/** The digits of Arabic, Persian and Devanagari begin here. */
const ZEROS = [0x0660, 0x06f0, 0x0966];
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g;

/** A text with Latin digits, as keyboards of other scripts write theirs. */
export const latinDigits = (text: string): string =>
  text.replace(OTHER_DIGITS, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.findLast((zero) => code >= zero) ?? code));
  });
