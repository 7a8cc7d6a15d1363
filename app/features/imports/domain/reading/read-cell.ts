import type { ImportField } from "./import-fields";

/** How a cell that begins like a formula was exported (kernel/text/csv.ts). */
const ESCAPED = /^'[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/** How spreadsheets are kept from reading a number: ="0012". */
const AS_TEXT = /^="(.*)"$/s;
/** A whole number as spreadsheets write one: 2025550152.0. */
const WHOLE = /^(\d+)\.0+$/;
const NUMBERED: ReadonlySet<ImportField> = new Set(["externalNumber", "phone", "phoneCallingCode", "postalCode"]);

/** What says that there is nothing, whatever the field. */
const NOTHING = /^(?:[-\u2010-\u2015]+|n\/a|#n\/a|\?+)$/i;
/** What says so where it is no name: Na, Null and None are names of people and may be names of categories. */
const NO_WORD = /^(?:none|null|nil|not known|unknown|ninguno|ninguna|لا يوجد)$/i;
const NAMES: ReadonlySet<ImportField> = new Set(["firstName", "lastName", "fullName", "category"]);
/** NA is Namibia's code. */
const COUNTRIES: ReadonlySet<ImportField> = new Set(["country", "phoneCallingCode"]);

function saysNothing(field: ImportField, text: string): boolean {
  if (NOTHING.test(text)) return true;
  if (NAMES.has(field)) return false;
  return NO_WORD.test(text) || (!COUNTRIES.has(field) && /^na$/i.test(text));
}

/** What a cell says of a field, without what spreadsheets and exports put around it; empty where it says nothing. */
export function cellOf(field: ImportField, cell: string): string {
  const trimmed = cell.trim();
  const text = ESCAPED.test(trimmed) ? trimmed.slice(1).trim() : trimmed;
  const bare = AS_TEXT.exec(text)?.[1]?.replaceAll('""', '"').trim() ?? text;
  if (saysNothing(field, bare)) return "";
  return NUMBERED.has(field) ? bare.replace(WHOLE, "$1") : bare;
}

/** The lines of a cell as one: of an address in a column of its own, each part stood on a line. */
export const oneLineOf = (text: string): string =>
  text
    .split(/[\r\n\u2028\u2029\v\f]+/)
    .map((line) => line.replace(/\t/g, " ").trim().replace(/,$/, ""))
    .filter((line) => line !== "")
    .join(", ");
