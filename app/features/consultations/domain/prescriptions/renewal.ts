import type { Refusal } from "../pharmacy/refusal";
import type { PrescriptionState } from "./prescription-states";

/** What became of a patient's wish for the same medicines again. */
export const RENEWAL_STATES = ["REQUESTED", "RENEWED", "DENIED", "APPOINTMENT_NEEDED", "WITHDRAWN"] as const;
export type RenewalState = (typeof RENEWAL_STATES)[number];

/** In these the same can be asked for again: not of what was called off, or what another one stands for. */
export const ASKED_OF: readonly PrescriptionState[] = ["SIGNED", "SENT", "PARTLY_DISPENSED", "DISPENSED", "EXPIRED"];
export const canAskRenewal = (state: PrescriptionState): boolean => ASKED_OF.includes(state);

/** Whether a pharmacist's refusal stands in the way: the doctor is spoken to first, not asked for the same again. */
export const isUnsafeToRenew = (refusal: Refusal | null): boolean => refusal?.kind === "unsafe";

/** Whether a renewal is offered: once one is asked for or signed, the next is asked of that one. */
export const offersRenewal = (
  state: PrescriptionState,
  wish: RenewalState | undefined,
  refusal: Refusal | null,
): boolean => canAskRenewal(state) && !isUnsafeToRenew(refusal) && wish !== "REQUESTED" && wish !== "RENEWED";
