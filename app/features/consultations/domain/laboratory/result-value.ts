import type { Problem } from "~/kernel/problem";
import { plainNumber } from "~/kernel/text/plain-number";
import { fail, ok, type Result } from "~/kernel/result";

/** How a value stands to its number: `<10` is not 10, and stays so. */
export const COMPARATORS = ["", "<", "<=", ">=", ">"] as const;
export type Comparator = (typeof COMPARATORS)[number];

export interface NumericValue {
  comparator: Comparator;
  number: number;
}

const SIGNS: Readonly<Record<string, Comparator>> = { "≤": "<=", "≥": ">=", "=<": "<=", "=>": ">=" };
const WRITTEN = /^(<=|>=|=<|=>|<|>|≤|≥)?\s*([+-]?(?:\d{1,12}(?:\.\d{1,6})?|\.\d{1,6}))$/;

/** A number, with more digits than any result has. */
const TOO_LONG = /^(?:<=|>=|=<|=>|<|>|≤|≥)?\s*[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/;
/** One comma, before exactly three digits: its decimals, or a thousand. */
const THOUSAND = /^([<>=≤≥]*\s*)([+-]?\d+),(\d{3})$/;
/** Points and commas, more than one of them between digits. */
const SEVERAL = /^[<>=≤≥]*\s*[+-]?\d*(?:[.,]\d+){2,}$/;
const SPACED = /\d\s+\d/;
const MARKED = /\d['’\u066c]\d/;
/** A number and the words of its unit. */
const WITH_WORDS = /^([<>=≤≥]*\s*[+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+))\s*[\p{L}%][^\d]*$/u;
/** So much of what was typed is said again. */
const MOST_SAID = 40;

/** Why what was typed is no number: one cause each. */
type NoNumber = "number" | "words" | "thousands" | "several" | "spaces" | "marks" | "digits";

function noNumber(plain: string): NoNumber {
  if (TOO_LONG.test(plain)) return "digits";
  if (THOUSAND.test(plain)) return "thousands";
  if (SEVERAL.test(plain)) return "several";
  if (SPACED.test(plain)) return "spaces";
  if (MARKED.test(plain)) return "marks";
  return WITH_WORDS.test(plain) ? "words" : "number";
}

/** A number, a value with its unit, a code: inside a sentence of any script it stands from left to right. */
export const isolatedAmount = (amount: string): string => `\u2066${amount}\u2069`;

/** What is said of something that is no number: with what was typed, and with what may be meant where that is known. */
export function numberProblem(typed: string): Problem {
  const plain = plainNumber(typed);
  const reason = noNumber(plain);
  const said = { typed: isolatedAmount(typed.trim().slice(0, MOST_SAID)) };
  const message = `laboratory:refused.${reason}`;
  const [, sign = "", whole = "", thousand = ""] = THOUSAND.exec(plain) ?? [];
  if (reason === "thousands") {
    const decimal = isolatedAmount(`${sign}${Number(`${whole}.${thousand}`)}`);
    return { message, values: { ...said, decimal, whole: isolatedAmount(`${sign}${whole}${thousand}`) } };
  }
  const number = WITH_WORDS.exec(plain)?.[1];
  return { message, values: reason === "words" && number ? { ...said, number: isolatedAmount(number) } : said };
}

/**
 * Reads a number as it is typed in a laboratory: with a comparator, with the digits of any of our scripts, with a point
 * or a comma before its decimals. With separators between its thousands, as in `1,234` and `1.234,5`, it is refused: nobody
 * knows what is meant.
 */
export function readNumeric(typed: string): Result<NumericValue, Problem> {
  const match = WRITTEN.exec(plainNumber(typed));
  if (!match?.[2]) return fail(numberProblem(typed));
  const sign = match[1] ?? "";
  return ok({ comparator: SIGNS[sign] ?? (sign as Comparator), number: Number(match[2]) });
}

/** The value as it is written in a result, such as `<10`. */
export const numericText = ({ comparator, number }: NumericValue, decimals: number): string => {
  const given = String(number).split(".")[1]?.length ?? 0;
  return `${comparator}${number.toFixed(Math.max(given, decimals))}`;
};

/**
 * By how much a value in another unit is multiplied to be one in the component's own, by LOINC code and unit. The one
 * table: what it does not have is refused.
 */
const FACTORS: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>> = {
  "1558-6": { "mg/dL": { "mmol/L": 18.0156 }, "mmol/L": { "mg/dL": 1 / 18.0156 } },
  "2093-3": { "mg/dL": { "mmol/L": 38.67 }, "mmol/L": { "mg/dL": 1 / 38.67 } },
  "2085-9": { "mg/dL": { "mmol/L": 38.67 }, "mmol/L": { "mg/dL": 1 / 38.67 } },
  "13457-7": { "mg/dL": { "mmol/L": 38.67 }, "mmol/L": { "mg/dL": 1 / 38.67 } },
  "2571-8": { "mg/dL": { "mmol/L": 88.54 }, "mmol/L": { "mg/dL": 1 / 88.54 } },
  "2160-0": { "mg/dL": { "umol/L": 1 / 88.42 }, "umol/L": { "mg/dL": 88.42 } },
  "718-7": { "g/dL": { "g/L": 0.1 }, "g/L": { "g/dL": 10 } },
  "1751-7": { "g/dL": { "g/L": 0.1 }, "g/L": { "g/dL": 10 } },
};

/** The units in which a component may be entered: its own first. */
export const unitsOf = ({ loinc, unit }: { loinc: string; unit: string }): readonly string[] => [
  unit,
  ...Object.keys(FACTORS[loinc]?.[unit] ?? {}),
];

/**
 * A number in the component's own unit, rounded to the decimals that it is shown and compared with; the comparator stays.
 * Ranges have no more decimals: 5.5 mmol/L of glucose are 99 mg/dL and not 99.09, which would be above 99.
 * @param unit the unit that it was entered in
 */
export function inUnitOf(
  component: { loinc: string; unit: string; decimals: number },
  value: NumericValue,
  unit: string,
): Result<NumericValue, "unit"> {
  if (unit === component.unit) return ok(value);
  const factor = FACTORS[component.loinc]?.[component.unit]?.[unit];
  if (factor === undefined) return fail("unit");
  const power = 10 ** component.decimals;
  return ok({ ...value, number: Math.round(value.number * factor * power) / power });
}
