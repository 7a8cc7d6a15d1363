import type { PrescriptionState } from "../prescriptions/prescription-states";
import { isLive } from "../prescriptions/validity";
import type { DeclineReason } from "./dispense";
import { openLines, stillDeclined } from "./dispensing";

/** How it stands with what pharmacies did not hand out of a prescription and still could. */
export interface Refusal {
  /** The gravest of the reasons. */
  kind: "unsafe" | "unclear" | "other";
  /** It is everything of which something is left. */
  ofAll: boolean;
  /** Something may be fetched: not all that is left was refused as unsafe. */
  canFetch: boolean;
}

/**
 * The refusals of a prescription in a word; null where there is none.
 * @param declined what was not handed out, one of each line
 * @param open how many lines have something left
 */
export function refusalOf(declined: readonly { declineReason: DeclineReason | null }[], open: number): Refusal | null {
  if (declined.length === 0) return null;
  const count = (reason: DeclineReason) => declined.filter(({ declineReason }) => declineReason === reason).length;
  const unsafe = count("NOT_SAFE");
  const kind = unsafe > 0 ? "unsafe" : count("UNCLEAR") > 0 ? "unclear" : "other";
  return { kind, ofAll: declined.length >= open, canFetch: unsafe < open };
}

/** What stands against a line until its prescriber has answered: paper, code check and pages ask for that. */
export type AskFirst = Exclude<Refusal["kind"], "other">;

/** Whether a prescriber must be asked before a line is handed out; null where the line can be fetched as it is. */
export const askFirstOf = (reason: DeclineReason | null): AskFirst | null =>
  reason === "NOT_SAFE" ? "unsafe" : reason === "UNCLEAR" ? "unclear" : null;

/** Which lines were not handed out and still could be, and how that stands together. */
export interface Refused<Entry> {
  declined: readonly (Entry & { isAnswered?: true })[];
  refusal: Refusal | null;
}

/** Whether something of a prescription in such a state can stand refused: not of what was called off, or is no more. */
export const canBeRefused = (state: PrescriptionState): boolean => isLive(state) || state === "EXPIRED";

/**
 * The one rule of which lines of a prescription are refused, and why. Once its time is over, only what was refused as
 * unsafe still counts: its patient must not have the same again.
 * @param entries that its lines were handed out or were not, the newest first, without what was taken back
 */
export function refusedOf<
  Entry extends Parameters<typeof stillDeclined>[0][number] & { declineReason: DeclineReason | null },
>(state: PrescriptionState, entries: readonly Entry[], lines: Parameters<typeof stillDeclined>[1]): Refused<Entry> {
  const standing = canBeRefused(state) ? stillDeclined(entries, lines) : [];
  const declined = isLive(state) ? standing : standing.filter(({ declineReason }) => declineReason === "NOT_SAFE");
  return { declined, refusal: refusalOf(declined, openLines(lines)) };
}

/** Whether a refusal is said as the state itself: nothing of the prescription was handed out, nor is meant to be. */
export const isStateItself = (state: PrescriptionState, refusal: Refusal | null): boolean =>
  refusal?.ofAll === true && (state === "SIGNED" || state === "SENT");
