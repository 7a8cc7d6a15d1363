import type { PrescriptionState } from "./prescription-states";

/** What became of a patient's wish for the same medicines again. */
export const RENEWAL_STATES = ["REQUESTED", "RENEWED", "DENIED", "APPOINTMENT_NEEDED", "WITHDRAWN"] as const;
export type RenewalState = (typeof RENEWAL_STATES)[number];

const ASKED_OF: readonly PrescriptionState[] = ["SIGNED", "SENT", "PARTLY_DISPENSED", "DISPENSED", "EXPIRED"];

/** Whether somebody can ask for the same again: not for what was called off, or what another one stands for. */
export const canAskRenewal = (state: PrescriptionState): boolean => ASKED_OF.includes(state);

/** Whether a renewal is offered: once one is asked for or signed, the next is asked of that one. */
export const offersRenewal = (state: PrescriptionState, wish: RenewalState | undefined): boolean =>
  canAskRenewal(state) && wish !== "REQUESTED" && wish !== "RENEWED";
