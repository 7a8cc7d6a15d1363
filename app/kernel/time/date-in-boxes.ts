import { latinDigits } from "../text/latin-digits";
import { parseIsoDate } from "./dates";
import { typedDay, type DayPart } from "./typed-day";

/** A date as it stands in three boxes, in the order in which its reader sees them. */
export type DateBoxes = Readonly<Partial<Record<DayPart, string | undefined>>>;

const PARTS = ["year", "month", "day"] as const;
/** A year of two digits could be of either century: nobody is born in one that they did not say. */
const SAYS_YEAR = /(?<!\d)\d{4}(?!\d)|^\d{8}$/;
/** Years are written out, so that the one from which centuries are counted does not matter. */
const ANY_YEAR = 2_000;

/** Whether a value is what a form posts of a date in boxes. */
export const isDateInBoxes = (value: unknown): value is DateBoxes =>
  typeof value === "object" && value !== null && PARTS.some((part) => part in value);

/** A date that was pasted into one of the boxes as a whole, by the order of the boxes. */
function pasted(text: string, boxes: DateBoxes): string | undefined {
  const order = PARTS.filter((part) => part in boxes).length === 3 ? (Object.keys(boxes) as DayPart[]) : PARTS;
  if (!SAYS_YEAR.test(text)) return undefined;
  return typedDay(text, { order: order.filter((part) => PARTS.includes(part)), between: "/" }, ANY_YEAR);
}

/**
 * Puts together what was typed into the boxes of a date, or pasted into one of them.
 * @returns YYYY-MM-DD; '' where nothing was typed; and what is in them with hyphens between, which is no date, where
 * that is none
 */
export function dateInBoxes(boxes: DateBoxes): string {
  const typed = PARTS.map((part) => latinDigits(boxes[part] ?? "").trim());
  if (typed.every((part) => part === "")) return "";
  const [whole] = typed.flatMap((part) => pasted(part, boxes) ?? []);
  if (whole !== undefined) return whole;
  const date = typed.map((part) => part.padStart(2, "0")).join("-");
  return parseIsoDate(date).ok ? date : typed.join("-");
}

export type DateProblem = "errors:field.date" | `errors:field.date${"Day" | "Month" | "Year"}`;

/** Which box of a date that is none is wrong: the first of them that no calendar has, for a text of `dateInBoxes`. */
export function dateProblem(text: string): DateProblem {
  const parts = text.split("-");
  if (parts.length !== PARTS.length) return "errors:field.date";
  const [year = "", month = "", day = ""] = parts.map((part) => part.trim());
  const within = (part: string, most: number) => /^\d{1,2}$/.test(part) && Number(part) >= 1 && Number(part) <= most;
  if (!within(day, 31)) return "errors:field.dateDay";
  if (!within(month, 12)) return "errors:field.dateMonth";
  return /^[12]\d{3}$/.test(year) ? "errors:field.dateDay" : "errors:field.dateYear";
}

/** What stands in the boxes of a date, or of a text that `dateInBoxes` could not read. */
export function boxesOfDate(text: string): Record<DayPart, string> {
  const [year = "", month = "", ...rest] = text.split("-");
  const short = (part: string) => part.replace(/^0(?=\d$)/, "");
  return { year, month: short(month), day: short(rest.join("-")) };
}

/** A date among posted fields, in boxes or as one text; undefined where there is none. */
export function postedDate(fields: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const boxes = Object.entries(fields).flatMap(([key, value]) =>
    PARTS.some((part) => key === `${name}.${part}`) ? [[key.slice(name.length + 1), String(value)]] : [],
  );
  if (boxes.length > 0) return dateInBoxes(Object.fromEntries(boxes) as DateBoxes);
  const whole = fields[name];
  return typeof whole === "string" ? whole : undefined;
}
