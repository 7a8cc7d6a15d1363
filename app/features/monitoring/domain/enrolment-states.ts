/** How far the monitoring of a patient has come. */
export const ENROLMENT_STATES = [
  "PROPOSED",
  "AWAITING_PAYMENT",
  "ACTIVE",
  "PAYMENT_FAILED",
  "PAUSED",
  "COMPLETED",
  "CANCELLED",
] as const;
export type EnrolmentState = (typeof ENROLMENT_STATES)[number];

export const ENROLMENT_ACTS = [
  "consent",
  "charge",
  "pay",
  "owe",
  "suspend",
  "pause",
  "resume",
  "complete",
  "cancel",
] as const;
export type EnrolmentAct = (typeof ENROLMENT_ACTS)[number];

/** What each act makes of each state; what is left out is not possible. */
export const ENROLMENT_TRANSITIONS: Readonly<
  Record<EnrolmentState, Readonly<Partial<Record<EnrolmentAct, EnrolmentState>>>>
> = {
  // It begins when the patient agrees, or once they have paid what it costs.
  PROPOSED: { consent: "ACTIVE", charge: "AWAITING_PAYMENT", cancel: "CANCELLED" },
  AWAITING_PAYMENT: { pay: "ACTIVE", cancel: "CANCELLED" },
  ACTIVE: { owe: "PAYMENT_FAILED", pause: "PAUSED", complete: "COMPLETED", cancel: "CANCELLED" },
  // Readings are looked at for some days more.
  PAYMENT_FAILED: {
    ...{ pay: "ACTIVE", suspend: "PAUSED", pause: "PAUSED", complete: "COMPLETED", cancel: "CANCELLED" },
  },
  PAUSED: { pay: "ACTIVE", resume: "ACTIVE", complete: "COMPLETED", cancel: "CANCELLED" },
  COMPLETED: {},
  CANCELLED: {},
};

/** What an act makes of a state; null where it is not possible. */
export const afterAct = (state: EnrolmentState, act: EnrolmentAct): EnrolmentState | null =>
  ENROLMENT_TRANSITIONS[state][act] ?? null;

/** States in which readings are compared and reminded of. */
export const isMonitored = (state: EnrolmentState): boolean => state === "ACTIVE" || state === "PAYMENT_FAILED";
export const isOver = (state: EnrolmentState): boolean => state === "COMPLETED" || state === "CANCELLED";

/** So long after a month was not paid readings are still looked at. */
export const GRACE_MS = 7 * 86_400_000;
