import { APPOINTMENT_STATE, type AppointmentState } from "./appointment-states";
import { isProposed, type Actor, type AppointmentAction, type Condition } from "./appointment-transitions";
import { UNDO_WINDOW_MS } from "./way-back";

/** A request that must be paid to book lets go of its time after this long (UTC ms). */
export const UNPAID_LIMIT_MS = 15 * 60_000;
/**
 * An agreed appointment that nobody began counts as not attended this long after its start (UTC ms): a day to catch up.
 */
export const NO_SHOW_AFTER_MS = 24 * 60 * 60_000;
/**
 * A time that the clinic proposed stays with staff this long after its end (UTC ms), so that they can say what became of
 * it: the patient may have agreed by phone, or come.
 */
export const PROPOSAL_STAYS_MS = 24 * 60 * 60_000;
/**
 * The earliest that a reminder can be asked for before an appointment (UTC ms): the settings of notifications allow a
 * week.
 */
export const REMINDED_WITHIN_MS = 7 * 24 * 60 * 60_000;
/** A patient arrives at the earliest this long before the start (UTC ms); afterwards until it counts as not attended. */
export const ARRIVES_BEFORE_MS = 6 * 60 * 60_000;

/** The last action, where it can be undone. */
export interface LastChange {
  readonly action: AppointmentAction;
  readonly actor: Actor;
  /** Id of the user or link that acted. */
  readonly actorId: string;
  /** State before it. */
  readonly from: AppointmentState;
  /** UTC ms. */
  readonly at: number;
}

/** What a decision needs to know of an appointment. Times are UTC ms. */
export interface DecidedAppointment {
  readonly state: AppointmentState;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly requestedAt: number;
  /** The offering asks for payment before it books. */
  readonly payToBook: boolean;
  /** The offering asks for payment before the appointment begins. */
  readonly payToStart: boolean;
  /** A payment was verified or marked paid by staff. */
  readonly paid: boolean;
  /** Deadline for confirming it by the mailed link, UTC ms; null if none is asked for. */
  readonly proofDueAt: number | null;
  /** The offering confirms a booking by itself. */
  readonly confirmsItself: boolean;
  /** It has left the list. */
  readonly disabled: boolean;
  readonly lastChange: LastChange | null;
}

/** What a decision needs to know of the moment. */
export interface DecisionFacts {
  /** UTC ms. */
  readonly now: number;
  /** Id of who acts, compared with `lastChange.actorId` for undo. */
  readonly actorId: string;
  /** For undo: someone else holds the time by now. Unknown is false; the claims decide in the end. */
  readonly timeTaken?: boolean;
  /** For book: the offering confirms by itself; it must be paid to book; its payment is verified. */
  readonly confirmsItself?: boolean;
  readonly payToBook?: boolean;
  readonly paid?: boolean;
  /** For book: its asker confirms it by a mailed link first. */
  readonly awaitsProof?: boolean;
  /** For set, reschedule, confirm and start by staff: they say that the patient agreed. */
  readonly patientAgreed?: boolean;
  /** For reschedule by the patient: the clinic holds this very time out to them, as the waiting list does. */
  readonly heldOut?: boolean;
  /** For set: the patient stands at the desk. */
  readonly walkIn?: boolean;
  /** For mark-paid: a part of what it costs is left to pay. */
  readonly paysPart?: boolean;
}

export type Refusal =
  | "already-exists"
  | "does-not-exist"
  | "not-for-actor"
  | "wrong-state"
  | "disabled"
  | "patient-not-agreed"
  | "payment-not-verified"
  | "start-not-passed"
  | "not-near"
  | "not-due"
  | "over"
  | "undo-window-over"
  | "not-your-change"
  | "nothing-to-undo"
  | "time-taken";

type Check = (appointment: DecidedAppointment, actor: Actor, facts: DecisionFacts) => Refusal | null;

const startPassed: Check = (appointment, _actor, facts) =>
  facts.now > appointment.startsAt ? null : "start-not-passed";

/** Whether a patient can be there for an appointment that starts at `startsAt` (UTC ms). */
export const isNearItsTime = (startsAt: number, now: number): boolean =>
  now >= startsAt - ARRIVES_BEFORE_MS && now <= startsAt + NO_SHOW_AFTER_MS;

const nearItsTime: Check = ({ startsAt }, _actor, { now }) => (isNearItsTime(startsAt, now) ? null : "not-near");

/** Until when a time that the clinic proposed can be answered for (UTC ms); null for any other appointment. */
export const proposalEndsAt = (state: AppointmentState, endsAt: number): number | null =>
  isProposed(state) ? endsAt + PROPOSAL_STAYS_MS : null;

const notOver: Check = ({ endsAt }, _actor, { now }) => (now < endsAt ? null : "over");

/** A request that its asker has not confirmed by the mailed link yet. */
const awaitsProof = ({ state, proofDueAt }: DecidedAppointment) =>
  state === APPOINTMENT_STATE.NEW && proofDueAt !== null;

const dueToExpire: Check = (appointment, actor, facts) => {
  const proposedUntil = proposalEndsAt(appointment.state, appointment.endsAt);
  if (proposedUntil !== null) return facts.now >= proposedUntil ? null : "not-due";
  if (startPassed(appointment, actor, facts) === null) return null;
  if (awaitsProof(appointment)) return facts.now >= (appointment.proofDueAt ?? 0) ? null : "not-due";
  const unpaid = appointment.state === APPOINTMENT_STATE.NEW && appointment.payToBook && !appointment.paid;
  return unpaid && facts.now >= appointment.requestedAt + UNPAID_LIMIT_MS ? null : "not-due";
};

/** Which actions can be undone; what made an appointment, and what the history only notes, cannot. */
const UNDOABLE: readonly AppointmentAction[] = [
  "confirm",
  "reject",
  "cancel",
  "reschedule",
  "assign-provider",
  "start",
  "conclude",
  "complete",
  "no-show",
  "pay-with-credit",
  "mark-paid",
  "disable",
];

const undoable: Check = ({ lastChange }, actor, facts) => {
  if (!lastChange || !UNDOABLE.includes(lastChange.action)) return "nothing-to-undo";
  if (lastChange.actor !== actor || lastChange.actorId !== facts.actorId) return "not-your-change";
  if (facts.now >= lastChange.at + UNDO_WINDOW_MS) return "undo-window-over";
  return facts.timeTaken ? "time-taken" : null;
};

const patientAgreed: Check = (_appointment, _actor, facts) => (facts.patientAgreed ? null : "patient-not-agreed");

const paidToStart: Check = ({ payToStart, paid }) => (payToStart && !paid ? "payment-not-verified" : null);

export const CONDITIONS: Readonly<Record<Condition, Check>> = {
  "patient-agreed": patientAgreed,
  // What is not paid cannot begin, whether the patient agreed or not.
  "agreed-to-start": (...asked) => paidToStart(...asked) ?? patientAgreed(...asked),
  "payment-verified": (appointment) => (appointment.paid ? null : "payment-not-verified"),
  "near-its-time": nearItsTime,
  "paid-to-start": paidToStart,
  "start-passed": startPassed,
  "due-to-expire": dueToExpire,
  // Any other request waits for the clinic.
  "not-over": notOver,
  "awaits-proof": (appointment) => (awaitsProof(appointment) ? null : "not-for-actor"),
  undoable,
};
