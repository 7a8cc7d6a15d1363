/** How many digits a number has at least. */
export const NUMBER_DIGITS = 6;

/**
 * What stands before the numbers of a series: 'INV-2026-', or 'INV-' where they go on from year to year.
 * @param day YYYY-MM-DD in the practice's calendar
 */
export const seriesOf = (prefix: string, numbersYearly: boolean, day: string): string =>
  [prefix, numbersYearly ? day.slice(0, 4) : ""].map((part) => part && `${part}-`).join("");
