/** A prescription from the first word to its end. */
export const PRESCRIPTION_STATES = [
  "DRAFT",
  "SIGNED",
  "SENT",
  "PARTLY_DISPENSED",
  "DISPENSED",
  "CANCELLED",
  "STOPPED",
  "EXPIRED",
  "REPLACED",
] as const;
export type PrescriptionState = (typeof PRESCRIPTION_STATES)[number];

export const PRESCRIPTION_ACTIONS = [
  "create",
  "change",
  "discard",
  "sign",
  "send",
  "dispense",
  "return",
  "decline",
  "cancel",
  "stop",
  "replace",
  "renew",
  "show",
  "expire",
] as const;
export type PrescriptionAction = (typeof PRESCRIPTION_ACTIONS)[number];

/** Who acts: the prescriber, another provider of the patient, a nurse who writes for a provider, the pharmacy, time. */
export type PrescriptionActor = "prescriber" | "provider" | "nurse" | "pharmacy" | "system";

/** How the new state is found: fixed, unchanged, or by what has been handed out of it. */
export type PrescriptionTarget = PrescriptionState | "unchanged" | "discarded" | "by-what-is-dispensed";

export interface PrescriptionTransition {
  readonly action: PrescriptionAction;
  readonly by: readonly PrescriptionActor[];
  /** 'nothing' is one that does not exist yet. */
  readonly from: readonly PrescriptionState[] | "nothing";
  readonly to: PrescriptionTarget;
}

/** From its signature on. */
const SIGNED = [
  "SIGNED",
  "SENT",
  "PARTLY_DISPENSED",
  "DISPENSED",
  "CANCELLED",
  "STOPPED",
  "EXPIRED",
  "REPLACED",
] as const;
const VALID = ["SIGNED", "SENT", "PARTLY_DISPENSED"] as const;

/**
 * The one table of what may happen to a prescription. Buttons, calls and decisions all read it. Whoever covers for its
 * prescriber ends it, sends it, and writes one of their own in its place; what the patient is shown of it is its
 * prescriber's alone.
 */
export const PRESCRIPTION_TRANSITIONS: readonly PrescriptionTransition[] = [
  { action: "create", by: ["prescriber", "nurse"], from: "nothing", to: "DRAFT" },
  { action: "change", by: ["prescriber", "nurse"], from: ["DRAFT"], to: "unchanged" },
  { action: "discard", by: ["prescriber", "nurse"], from: ["DRAFT"], to: "discarded" },
  { action: "sign", by: ["prescriber"], from: ["DRAFT"], to: "SIGNED" },
  { action: "send", by: ["prescriber", "provider"], from: ["SIGNED", "SENT"], to: "SENT" },
  { action: "dispense", by: ["pharmacy"], from: VALID, to: "by-what-is-dispensed" },
  { action: "return", by: ["pharmacy"], from: ["PARTLY_DISPENSED", "DISPENSED"], to: "by-what-is-dispensed" },
  { action: "decline", by: ["pharmacy"], from: VALID, to: "unchanged" },
  { action: "cancel", by: ["prescriber", "provider"], from: ["SIGNED", "SENT"], to: "CANCELLED" },
  { action: "stop", by: ["prescriber", "provider"], from: ["PARTLY_DISPENSED", "DISPENSED"], to: "STOPPED" },
  { action: "replace", by: ["prescriber", "provider"], from: VALID, to: "REPLACED" },
  // A renewal is a draft of whoever renews it: the earlier one stays as it is.
  { action: "renew", by: ["prescriber", "provider", "nurse"], from: SIGNED, to: "unchanged" },
  { action: "show", by: ["prescriber"], from: PRESCRIPTION_STATES, to: "unchanged" },
  { action: "expire", by: ["system"], from: VALID, to: "EXPIRED" },
];

/** The row of the table for an action; undefined where it may not happen. */
export const prescriptionTransition = (
  action: PrescriptionAction,
  by: PrescriptionActor,
  from: PrescriptionState | "nothing",
): PrescriptionTransition | undefined =>
  PRESCRIPTION_TRANSITIONS.find(
    (each) =>
      each.action === action &&
      each.by.includes(by) &&
      (each.from === "nothing" ? from === "nothing" : from !== "nothing" && each.from.includes(from)),
  );
