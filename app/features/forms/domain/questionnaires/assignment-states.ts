/** How far a patient has come with a questionnaire that they were asked to fill in. */
export const ASSIGNMENT_STATES = ["ASSIGNED", "STARTED", "OVERDUE", "SUBMITTED", "REVIEWED", "WITHDRAWN"] as const;
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number];

/** What is done about one: by the patient, by staff, and by the clock. */
export const ASSIGNMENT_ACTS = ["save", "submit", "review", "reopen", "withdraw", "lapse"] as const;
export type AssignmentAct = (typeof ASSIGNMENT_ACTS)[number];

type Row = Readonly<Record<AssignmentAct, AssignmentState | null>>;

/** Where each act leads from each state; null where it cannot be done. What is sent is final until staff reopen it. */
const AFTER: Readonly<Record<AssignmentState, Row>> = {
  ASSIGNED: {
    save: "STARTED",
    submit: "SUBMITTED",
    review: null,
    reopen: null,
    withdraw: "WITHDRAWN",
    lapse: "OVERDUE",
  },
  STARTED: {
    save: "STARTED",
    submit: "SUBMITTED",
    review: null,
    reopen: null,
    withdraw: "WITHDRAWN",
    lapse: "OVERDUE",
  },
  // It can still be filled in: late answers are better than none.
  OVERDUE: { save: "OVERDUE", submit: "SUBMITTED", review: null, reopen: null, withdraw: "WITHDRAWN", lapse: null },
  SUBMITTED: { save: null, submit: null, review: "REVIEWED", reopen: "STARTED", withdraw: null, lapse: null },
  REVIEWED: { save: null, submit: null, review: null, reopen: "STARTED", withdraw: null, lapse: null },
  WITHDRAWN: { save: null, submit: null, review: null, reopen: null, withdraw: null, lapse: null },
};

/** The state after an act; null where it is not possible. */
export const afterAct = (state: AssignmentState, act: AssignmentAct): AssignmentState | null => AFTER[state][act];

/** Whether the patient is still to fill it in. */
export const isOpen = (state: AssignmentState): boolean => afterAct(state, "submit") !== null;

/** So long before it is due its patient is reminded of it, in ms. */
export const REMIND_MS = 86_400_000;

interface Clock {
  state: AssignmentState;
  /** UTC ms; null where it may be filled in at any time. */
  dueAt: number | null;
  /** Whether its patient has been reminded. */
  isReminded: boolean;
}

/** What the clock does next about an assignment, and when (UTC ms); null where it does nothing more. */
export function nextLookAt({ state, dueAt, isReminded }: Clock): { act: "remind" | "lapse"; at: number } | null {
  if (dueAt === null || afterAct(state, "lapse") === null) return null;
  return isReminded ? { act: "lapse", at: dueAt } : { act: "remind", at: dueAt - REMIND_MS };
}
