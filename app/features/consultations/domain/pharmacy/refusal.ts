import type { PrescriptionState } from "../prescriptions/prescription-states";
import type { DeclineReason } from "./dispense";

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

/** Whether a refusal is said as the state itself: nothing of the prescription was handed out, nor is meant to be. */
export const isStateItself = (state: PrescriptionState, refusal: Refusal | null): boolean =>
  refusal?.ofAll === true && (state === "SIGNED" || state === "SENT");
