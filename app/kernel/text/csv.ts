/** A spreadsheet takes a cell that begins so for a formula, in full width too (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A number as programs write it is a number to a spreadsheet too, and no formula. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A cell of a file that a spreadsheet opens: formulas made text, quoted where it must be (RFC 4180). */
export function exportedCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of an exported file. */
export const exportedLine = (cells: readonly string[]): string => `${cells.map(exportedCell).join(",")}\r\n`;

/** With it at the beginning of a file, spreadsheets know that it is UTF-8. */
export const UTF8_MARK = "\ufeff";
