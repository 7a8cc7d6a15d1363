import { DAY_MS } from "~/kernel/time/dates";
import type { PrescriptionState } from "../prescriptions/prescription-states";
import type { DeclineReason, DispenseKind } from "./dispense";

/** As much of a line as decides what may still be handed out of it. */
export interface DispensedLine {
  /** What is handed out at a time, in the line's unit; null where nothing is counted, and then a handing counts as one. */
  quantity: number | null;
  /** How often it may be handed out again. */
  refills: number;
  /** Handed out so far without what came back. */
  dispensed: number;
  /** How many days a quantity lasts; null where nobody knows. */
  days: number | null;
  /** When some of it was last handed out, UTC ms; null if never. */
  lastAt: number | null;
}

/** Amounts are kept to a thousandth: adding them up must not leave a remainder that nobody handed out. */
const rounded = (amount: number): number => Math.round(amount * 1000) / 1000;

/** What is handed out at a time. */
export const quantityAtATime = ({ quantity }: Pick<DispensedLine, "quantity">): number => quantity ?? 1;

/** What may be handed out in all, with every refill. */
export const allowedOf = (line: Pick<DispensedLine, "quantity" | "refills">): number =>
  rounded(quantityAtATime(line) * (line.refills + 1));

/** As much of a stored line as says how much of it is left. */
type StoredLine = Pick<DispensedLine, "quantity" | "dispensed"> & { medicine: { refills: number } };

const isLeft = ({ quantity, dispensed, medicine: { refills } }: StoredLine): boolean =>
  rounded(allowedOf({ quantity, refills }) - dispensed) > 0;

/** How many lines have something left. */
export const openLines = (lines: readonly StoredLine[]): number => lines.filter(isLeft).length;

/**
 * What pharmacies did not hand out and still could: of each line of which something is left, its newest entry since some
 * of it was handed out, which answers what was said before. That it is not safe outlasts any other reason said after it.
 * Where its prescriber has answered that on another prescription, this one is only unclear: they are asked before it is
 * handed out beside the other.
 * @param entries that it was handed out or was not, or was answered, the newest first, without what was taken back
 */
export function stillDeclined<
  Entry extends { lineId: string; kind: DispenseKind; declineReason?: DeclineReason | null },
>(entries: readonly Entry[], lines: readonly (StoredLine & { id: string })[]): (Entry & { isAnswered?: true })[] {
  return lines.filter(isLeft).flatMap(({ id }) => {
    const own = entries.filter(({ lineId, kind }) => lineId === id && STANDS.includes(kind));
    const handed = own.findIndex(({ kind }) => kind === "DISPENSED");
    const since = handed < 0 ? own : own.slice(0, handed);
    const declined = since.filter(({ kind }) => kind === "DECLINED");
    const unsafe = declined.find(({ declineReason }) => declineReason === "NOT_SAFE");
    if (!unsafe) return declined[0] ?? [];
    const answered = since.findIndex(({ kind }) => kind === "ANSWERED");
    const isAnswered = answered >= 0 && answered < since.indexOf(unsafe);
    return isAnswered ? { ...unsafe, declineReason: "UNCLEAR" as const, isAnswered: true as const } : unsafe;
  });
}
const STANDS: readonly DispenseKind[] = ["DISPENSED", "DECLINED", "ANSWERED"];

/** What may still be handed out, with every refill. */
export const leftOf = (line: DispensedLine): number => Math.max(0, rounded(allowedOf(line) - line.dispensed));

/** What is still to be handed out before the next refill begins; a refill is a handing of its own. */
export function leftAtATime(line: DispensedLine): number {
  const atATime = quantityAtATime(line);
  const begun = rounded(line.dispensed % atATime);
  return Math.min(leftOf(line), rounded(atATime - (begun === atATime ? 0 : begun)));
}

/** Refills that nothing has been handed out of yet. */
export const refillsLeft = (line: DispensedLine): number =>
  Math.min(line.refills, Math.floor(rounded(leftOf(line) / quantityAtATime(line))));

/** Before so much of a supply is used up, the next one needs a reason. */
const USED_UP = 0.75;

/** When the next refill is due (UTC ms); null where none begins or nobody knows how long the last one lasts. */
export function refillDueAt(line: DispensedLine): number | null {
  const begins = line.dispensed > 0 && leftOf(line) > 0 && rounded(line.dispensed % quantityAtATime(line)) === 0;
  return begins && line.days !== null && line.lastAt !== null ? line.lastAt + line.days * DAY_MS * USED_UP : null;
}

export type HandingRefusal = "nothing" | "tooMuch" | "tooEarly" | "unsafe";

/**
 * Why an amount may not be handed out of a line now; undefined if it may. A refill before its time needs a reason, and so
 * does what a pharmacist refused as unsafe.
 */
export function handingRefusal(
  line: DispensedLine,
  amount: number,
  { now, reason, isUnsafe = false }: { now: number; reason: string; isUnsafe?: boolean },
): HandingRefusal | undefined {
  if (!(amount > 0)) return "nothing";
  if (rounded(amount) > leftAtATime(line)) return "tooMuch";
  if (isUnsafe && reason === "") return "unsafe";
  const due = refillDueAt(line);
  return due !== null && now < due && reason === "" ? "tooEarly" : undefined;
}

/** Whether so much of a line can come back. */
export const canReturn = ({ dispensed }: Pick<DispensedLine, "dispensed">, amount: number): boolean =>
  amount > 0 && rounded(amount) <= dispensed;

/** What was done with a line. */
export interface DispenseEntry {
  kind: DispenseKind;
  quantity: number;
}

/** By how much an entry changes what has been handed out. */
export const changeBy = ({ kind, quantity }: DispenseEntry): number =>
  kind === "DISPENSED" ? quantity : kind === "RETURNED" ? -quantity : 0;

/** What has been handed out of a line after a change. */
export const dispensedAfter = (dispensed: number, change: number): number => rounded(dispensed + change);

/** Whether an entry can be taken back: not twice, not what has come back meanwhile, and no taking back itself. */
export function canUndo(entry: DispenseEntry & { undone: boolean }, line: DispensedLine): boolean {
  if (entry.undone || entry.kind === "UNDONE" || entry.kind === "ANSWERED") return false;
  const after = dispensedAfter(line.dispensed, -changeBy(entry));
  return after >= 0 && after <= allowedOf(line);
}

/**
 * How a prescription stands by what has been handed out of it.
 * @param before how it stood before anything was
 */
export function stateByDispensed(
  lines: readonly DispensedLine[],
  before: "SIGNED" | "SENT",
): Extract<PrescriptionState, "SIGNED" | "SENT" | "PARTLY_DISPENSED" | "DISPENSED"> {
  if (lines.every(({ dispensed }) => dispensed === 0)) return before;
  return lines.every((line) => leftOf(line) === 0) ? "DISPENSED" : "PARTLY_DISPENSED";
}
