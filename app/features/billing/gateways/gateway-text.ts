/**
 * A text cut to at most `most` characters as UTF-16 counts them, never within a character.
 */
export function cutText(text: string, most: number): string {
  let cut = "";
  for (const character of text) {
    if (cut.length + character.length > most) break;
    cut += character;
  }
  return cut.trim();
}

/** An amount with a decimal point and exactly `digits` decimal digits, from its smallest unit: 2050 and 2 are "20.50". */
export function decimalText(units: number, digits: number): string {
  const text = String(units).padStart(digits + 1, "0");
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * The smallest units of an amount that is written with a decimal point; undefined where it is no such amount, or has
 * more decimal digits than the unit: "20.5" and 2 are 2050, "20.505" is none.
 */
export function unitsOf(text: string, digits: number): number | undefined {
  const [, whole = "", rest = ""] = /^(\d{1,13})(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  const [kept, beyond] = [rest.slice(0, digits), rest.slice(digits)];
  return whole === "" || /[1-9]/.test(beyond) ? undefined : Number(`${whole}${kept.padEnd(digits, "0")}`);
}
