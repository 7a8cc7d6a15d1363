import { APPOINTMENT_STATE, type AppointmentState } from "./appointment-states";

/** The most requests that are answered at once. */
export const MOST_ANSWERS = 100;

/** How staff answer requests; and what they say of appointments that are over. */
export const ANSWERS = ["confirm", "reject", "complete"] as const;
export type Answer = (typeof ANSWERS)[number];

/**
 * Why a request is not confirmed together with others: its time is past, somebody else has that time too, or it must be
 * paid first. Staff may still confirm it by itself.
 */
export type Obstacle = "past" | "taken" | "unpaid";

/** Why one was not answered: an obstacle, somebody was faster, it is not over, or it is not this person's to answer. */
export type Unanswered = Obstacle | "changed" | "notOver" | "notAllowed";

/** What an obstacle is found by. `startsAt` in UTC ms. */
export interface RequestFacts {
  readonly startsAt: number;
  readonly mustBePaid: boolean;
  readonly paid: boolean;
  /** Somebody else holds a part of its time. */
  readonly taken: boolean;
}

/** What is in the way of confirming a request at `now` (UTC ms), the gravest first; null where nothing is. */
export function obstacleOf({ startsAt, mustBePaid, paid, taken }: RequestFacts, now: number): Obstacle | null {
  if (startsAt <= now) return "past";
  if (taken) return "taken";
  return mustBePaid && !paid ? "unpaid" : null;
}

/** What of its state is in the way of an answer: requests wait for one, appointments that are over are completed. */
export function notInState(answer: Answer, state: AppointmentState): "changed" | "notOver" | null {
  if (answer === "complete") return state === APPOINTMENT_STATE.CONCLUDED ? null : "notOver";
  return state === APPOINTMENT_STATE.NEW ? null : "changed";
}
