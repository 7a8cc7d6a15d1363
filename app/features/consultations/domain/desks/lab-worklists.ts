import { plainDigits } from "~/kernel/contact/phone-number";
import { typedNumber, type TypedNumber } from "./typed-number";
import type { LabState } from "../laboratory/lab-order-states";

/** The lists of the desk, in the order in which a sample goes through them. */
export const WORKLISTS = ["collect", "running", "verify", "done"] as const;
export type Worklist = (typeof WORKLISTS)[number];

export const STATES_OF_WORKLIST: Readonly<Record<Worklist, readonly LabState[]>> = {
  collect: ["ORDERED"],
  running: ["COLLECTED", "IN_PROGRESS", "PARTLY_RESULTED"],
  verify: ["ENTERED"],
  done: ["CORRECTED", "RESULTED", "REVIEWED"],
};

/** Whether values are to be entered of what is in this state. */
export const isRunning = (state: LabState): boolean => STATES_OF_WORKLIST.running.includes(state);

/** The lists that wait for the desk: how much is in each stands beside its name. */
export const WAITING_LISTS = ["collect", "running", "verify"] as const satisfies readonly Worklist[];
export type WorklistCounts = Readonly<Record<(typeof WAITING_LISTS)[number], number>>;

/** More than so many are not counted. */
export const MOST_COUNTED = 99;

/** What names a sample, before its number. */
const SAMPLE =
  /^(?:sample|muestra|العينة|عينة)?(?: ?(?:no\.?|nr\.?|n\.?[º°]|رقم))? ?[:#]? ?((\d{1,9})-[1-9]\d?(?:-[1-9]\d?)?)$/iu;

/**
 * The order that somebody typed or scanned the number of: by itself, with the words that stand beside it, or in the number
 * of a sample, as `1042-2`; in the digits of any of our scripts. A number alone may be a patient's instead. Null where it
 * can be neither.
 */
export function soughtOrder(typed: string): (TypedNumber & { sampleCode: string }) | null {
  const text = plainDigits(typed).trim().replace(/\s+/g, " ");
  const [, sampleCode = "", order = ""] = SAMPLE.exec(text.replace(/ ?- ?/g, "-")) ?? [];
  if (sampleCode !== "") return { number: Number(order), of: "paper", sampleCode };
  // Two numbers with a sign between them are a date, and a plus begins a phone.
  const number = /\d[^\p{L}\d]+\d|\+/u.test(text) ? null : typedNumber(text, "order");
  return number && { ...number, sampleCode: "" };
}
