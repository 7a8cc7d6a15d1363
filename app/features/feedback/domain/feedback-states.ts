import { DAY_MS } from "~/kernel/time/dates";

/** How far a question after an appointment has come. */
export const FEEDBACK_STATES = ["ASKED", "OPENED", "GIVEN", "EXPIRED", "DECLINED"] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];

/** What is stored: that time ran out is seen by looking at the clock. */
export const STORED_STATES = ["ASKED", "OPENED", "GIVEN", "DECLINED"] as const;

export const FEEDBACK_ACTS = ["open", "give", "edit", "decline", "retry", "remind"] as const;
export type FeedbackAct = (typeof FEEDBACK_ACTS)[number];

/** What each act makes of each state; null where it is not possible. */
export const FEEDBACK_TRANSITIONS: Readonly<
  Record<FeedbackState, Readonly<Record<FeedbackAct, FeedbackState | null>>>
> = {
  ASKED: { open: "OPENED", give: "GIVEN", edit: null, decline: "DECLINED", retry: "ASKED", remind: "ASKED" },
  OPENED: { open: "OPENED", give: "GIVEN", edit: null, decline: "DECLINED", retry: "OPENED", remind: "OPENED" },
  GIVEN: { open: "GIVEN", give: null, edit: "GIVEN", decline: null, retry: null, remind: null },
  EXPIRED: { open: "EXPIRED", give: null, edit: null, decline: null, retry: null, remind: null },
  // Who would rather not answer is not asked again, but may think better of it.
  DECLINED: { open: "DECLINED", give: "GIVEN", edit: null, decline: null, retry: null, remind: null },
};

/** So long a question can be answered. */
export const ANSWER_DAYS = 7;
/** So long after it was given an answer can be changed. */
export const EDIT_DAYS = 14;
/** How often a question is sent again by staff, at most. */
export const MOST_RETRIES = 2;
/** A rating of so many stars or fewer is told to the administrators. */
export const LOW_STARS = 2;

/** Patients are asked about what took place. */
export const isHeld = (state: string): boolean => state === "CONCLUDED" || state === "COMPLETED";

interface Dated {
  readonly state: (typeof STORED_STATES)[number];
  /** UTC ms. */
  readonly expiresAt: number;
  readonly givenAt: number | null;
}

/** How a question stands at `now` (UTC ms). */
export const stateAt = ({ state, expiresAt }: Dated, now: number): FeedbackState =>
  state !== "GIVEN" && expiresAt <= now ? "EXPIRED" : state;

/** What an act makes of a question at `now`; null where it is not possible, or not any more. */
export function afterAct(feedback: Dated, act: FeedbackAct, now: number): FeedbackState | null {
  const isLate = act === "edit" && (feedback.givenAt ?? 0) + EDIT_DAYS * DAY_MS <= now;
  return isLate ? null : FEEDBACK_TRANSITIONS[stateAt(feedback, now)][act];
}
