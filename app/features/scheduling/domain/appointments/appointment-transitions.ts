import { APPOINTMENT_STATE, APPOINTMENT_STATES, isFinal, isOpen, type AppointmentState } from "./appointment-states";

export type Actor = "staff" | "patient" | "public" | "system";

export const APPOINTMENT_ACTIONS = [
  "book",
  "set",
  "block",
  "confirm",
  "reject",
  "cancel",
  "reschedule",
  "arrive",
  "call-in",
  "leave",
  "undo-arrival",
  "enter-call",
  "start",
  "conclude",
  "complete",
  "no-show",
  "expire",
  "disable",
  "undo",
  "update",
  "assign-provider",
  "charge",
  "pay",
  "pay-with-credit",
  "mark-paid",
  "discount",
] as const;
export type AppointmentAction = (typeof APPOINTMENT_ACTIONS)[number];

/** What must hold beside action, actor and state; each is a function in appointment-conditions.ts. */
export type Condition =
  | "payment-verified"
  | "paid-to-start"
  | "near-its-time"
  | "agreed-to-start"
  | "start-passed"
  | "due-to-expire"
  | "awaits-proof"
  | "not-over"
  | "undoable"
  | "patient-agreed";

/** How the new state is found: fixed, unchanged, or by a rule that looks at the facts. */
export type Target =
  | AppointmentState
  | "unchanged"
  | "as-booked"
  | "as-proved"
  | "as-set"
  | "as-moved"
  | "as-asked"
  | "as-paid"
  | "state-before";

export interface Transition {
  readonly action: AppointmentAction;
  readonly by: readonly Actor[];
  /** 'nothing' is an appointment that does not exist yet. */
  readonly from: readonly AppointmentState[] | "nothing";
  readonly to: Target;
  readonly when?: Condition;
}

const S = APPOINTMENT_STATE;
const WAITING = [S.NEW, S.CONFIRMED, S.RESCHEDULED, S.NEW_FROM_ORGANIZATION];
/** The clinic has proposed its time, and the patient has not agreed yet. */
export const PROPOSED: readonly AppointmentState[] = [S.RESCHEDULED, S.NEW_FROM_ORGANIZATION];
const AGREED = [S.CONFIRMED, S.CONFIRMED_WALKIN];
/** The patient is done with the doctor. */
const OVER = [S.CONCLUDED, S.COMPLETED];
const OPEN = APPOINTMENT_STATES.filter(isOpen);
/** What took place can still be paid for when it is marked as completed. */
const PAYABLE = [...OPEN, S.COMPLETED];

/** The one table of what may happen to an appointment. Buttons, calls and decisions all read it. */
export const TRANSITIONS: readonly Transition[] = [
  { action: "book", by: ["patient", "public"], from: "nothing", to: "as-booked" },
  { action: "set", by: ["staff"], from: "nothing", to: "as-set" },
  { action: "block", by: ["staff"], from: "nothing", to: S.BLOCKED },
  { action: "confirm", by: ["staff"], from: [S.NEW], to: S.CONFIRMED },
  {
    action: "confirm",
    by: ["staff"],
    from: PROPOSED,
    to: S.CONFIRMED,
    when: "patient-agreed",
  },
  { action: "confirm", by: ["patient"], from: PROPOSED, to: S.CONFIRMED, when: "not-over" },
  { action: "confirm", by: ["patient"], from: [S.NEW], to: "as-proved", when: "awaits-proof" },
  { action: "confirm", by: ["system"], from: [S.NEW], to: S.CONFIRMED, when: "payment-verified" },
  { action: "reject", by: ["staff"], from: [S.NEW], to: S.REJECTED },
  { action: "cancel", by: ["staff", "patient"], from: [...WAITING, S.CONFIRMED_WALKIN], to: S.CANCELED },
  { action: "reschedule", by: ["staff"], from: WAITING, to: "as-moved" },
  { action: "reschedule", by: ["patient"], from: WAITING, to: "as-asked" },
  { action: "arrive", by: ["staff", "patient"], from: AGREED, to: "unchanged", when: "near-its-time" },
  { action: "call-in", by: ["staff"], from: AGREED, to: "unchanged", when: "near-its-time" },
  { action: "leave", by: ["staff"], from: OVER, to: "unchanged" },
  { action: "undo-arrival", by: ["staff"], from: [...AGREED, ...OVER], to: "unchanged" },
  // A call with nobody in it but the provider is no appointment under way: whoever does not come can be marked so.
  { action: "enter-call", by: ["staff"], from: AGREED, to: "unchanged", when: "paid-to-start" },
  { action: "start", by: ["staff", "system"], from: AGREED, to: S.IN_PROGRESS, when: "paid-to-start" },
  {
    action: "start",
    by: ["staff"],
    from: PROPOSED,
    to: S.IN_PROGRESS,
    when: "agreed-to-start",
  },
  { action: "conclude", by: ["staff", "system"], from: [S.IN_PROGRESS], to: S.CONCLUDED },
  { action: "complete", by: ["staff"], from: [S.IN_PROGRESS, S.CONCLUDED], to: S.COMPLETED },
  { action: "no-show", by: ["staff", "system"], from: AGREED, to: S.NO_SHOW, when: "start-passed" },
  {
    action: "expire",
    by: ["system"],
    from: [S.NEW, S.RESCHEDULED, S.NEW_FROM_ORGANIZATION],
    to: S.EXPIRED,
    when: "due-to-expire",
  },
  { action: "disable", by: ["staff"], from: [S.BLOCKED, ...APPOINTMENT_STATES.filter(isFinal)], to: "unchanged" },
  { action: "undo", by: ["staff"], from: APPOINTMENT_STATES, to: "state-before", when: "undoable" },
  {
    action: "undo",
    by: ["patient"],
    from: [S.CANCELED, S.REJECTED, S.CONFIRMED],
    to: "state-before",
    when: "undoable",
  },
  { action: "update", by: ["staff", "patient"], from: OPEN, to: "unchanged" },
  { action: "update", by: ["staff"], from: [S.BLOCKED], to: "unchanged" },
  { action: "assign-provider", by: ["staff", "system"], from: OPEN, to: "unchanged" },
  { action: "charge", by: ["staff"], from: OPEN, to: "unchanged" },
  { action: "pay", by: ["patient", "public", "system"], from: PAYABLE, to: "unchanged" },
  { action: "pay-with-credit", by: ["staff", "patient"], from: PAYABLE, to: "as-paid" },
  { action: "mark-paid", by: ["staff"], from: PAYABLE, to: "as-paid" },
  { action: "discount", by: ["staff"], from: PAYABLE, to: "unchanged" },
];

/** Whether the clinic has proposed its time, to which the patient has not agreed yet. */
export const isProposed = (state: AppointmentState): boolean => PROPOSED.includes(state);

/** Whether staff may cancel an appointment in this state. */
export const isCancelable = (state: AppointmentState): boolean =>
  TRANSITIONS.some(
    ({ action, by, from }) => action === "cancel" && by.includes("staff") && from !== "nothing" && from.includes(state),
  );

/** Whether staff may give an appointment in this state another time. */
export const isMovable = (state: AppointmentState): boolean => WAITING.some((each) => each === state);
