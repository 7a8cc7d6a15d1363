import { DAY_MS } from "~/kernel/time/dates";
import { isWaiting, type QuestionState } from "./question-states";

/** How often an unanswered question was seen to: not yet, reminded of, and given to others. */
export const STEPS = { NONE: 0, WARNED: 1, PASSED_ON: 2 } as const;

/** What the clock does about a question. */
export type DueStep = "warn" | "passOn" | "expire" | "lapse" | "close";

/** A question as the clock sees it. Instants in UTC ms; those that do not count in its state are null. */
export interface Timed {
  readonly state: QuestionState;
  readonly step: number;
  readonly warnAt: number | null;
  readonly passAt: number | null;
  /** When the time of its state is over. */
  readonly dueAt: number | null;
}

/** So long a question can be paid before it is a draft again. */
export const PAY_MS = 15 * 60_000;
/** So long a patient can say what is missing. */
export const INFO_MS = 14 * DAY_MS;
/** So long after an answer a patient can ask about it. */
export const CLOSE_MS = 14 * DAY_MS;

/** What comes next by itself, and when (UTC ms); null where nothing does. */
export function nextStep({ state, step, warnAt, passAt, dueAt }: Timed): { step: DueStep; at: number } | null {
  const at = (name: DueStep, when: number | null) => (when === null ? null : { step: name, at: when });
  if (state === "AWAITING_PAYMENT") return at("lapse", dueAt);
  if (state === "INFO_WANTED") return at("expire", dueAt);
  if (state === "ANSWERED") return at("close", dueAt);
  if (!isWaiting(state)) return null;
  if (step === STEPS.NONE) return at("warn", warnAt);
  if (step === STEPS.WARNED) return at("passOn", passAt);
  // Somebody has answered before: that is not given back, and the follow-up stays at the head of the queue.
  return state === "FOLLOW_UP" ? null : at("expire", dueAt);
}

/** The same where its time has come; null where it has not, however often it is looked at. */
export function dueStep(question: Timed, now: number): DueStep | null {
  const next = nextStep(question);
  return next !== null && next.at <= now ? next.step : null;
}
