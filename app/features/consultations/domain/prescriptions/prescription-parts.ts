import { PRESCRIPTION_STATES, type PrescriptionState } from "./prescription-states";

/** The parts of the list: what is to be done first. */
export const PRESCRIPTION_PARTS = ["drafts", "valid", "ended"] as const;
export type PrescriptionPart = (typeof PRESCRIPTION_PARTS)[number];

const VALID: readonly PrescriptionState[] = ["SIGNED", "SENT", "PARTLY_DISPENSED"];
/** The states of each part. */
export const STATES_OF: Readonly<Record<PrescriptionPart, readonly PrescriptionState[]>> = {
  drafts: ["DRAFT"],
  valid: VALID,
  ended: PRESCRIPTION_STATES.filter((state) => state !== "DRAFT" && !VALID.includes(state)),
};
