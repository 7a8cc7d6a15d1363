/** Fractions that keyboards have as one character. */
const GLYPHS: Readonly<Record<string, string>> = {
  ...{ "½": "1/2", "¼": "1/4", "¾": "3/4", "⅓": "1/3", "⅔": "2/3", "⅛": "1/8" },
};
const FRACTION = /^(?:(\d{1,3})\s+)?([1-9])[/\u2044]([2-9])$/;

/**
 * A typed fraction as a number, to a thousandth: `1/2`, `½`, `1 1/2` and `1½`, in Latin digits.
 * @returns null for what is none
 */
export function typedFraction(text: string): number | null {
  const plain = text.trim().replace(/[½¼¾⅓⅔⅛]/gu, (glyph) => ` ${GLYPHS[glyph] ?? glyph}`);
  const [, whole = "0", over, under] = FRACTION.exec(plain.trim()) ?? [];
  if (over === undefined || under === undefined || Number(over) >= Number(under)) return null;
  return Math.round((Number(whole) + Number(over) / Number(under)) * 1_000) / 1_000;
}
