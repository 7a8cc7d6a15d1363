/** How far a text question has come. */
export const QUESTION_STATES = [
  "DRAFT",
  "AWAITING_PAYMENT",
  "ASKED",
  "TAKEN",
  "INFO_WANTED",
  "ANSWERED",
  "FOLLOW_UP",
  "CLOSED",
  "DECLINED",
  "EXPIRED",
  "CANCELLED",
] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

export const QUESTION_ACTS = [
  "send",
  "charge",
  "pay",
  "lapse",
  "cancel",
  "take",
  "assign",
  "release",
  "answer",
  "askBack",
  "reply",
  "followUp",
  "close",
  "decline",
  "passOn",
  "expire",
] as const;
export type QuestionAct = (typeof QUESTION_ACTS)[number];

/** Who does each act: the patient, whoever answers, whoever hands questions out, or the clock and the ledger. */
export const QUESTION_ACTORS: Readonly<Record<QuestionAct, "patient" | "provider" | "staff" | "system">> = {
  send: "patient",
  charge: "patient",
  pay: "system",
  lapse: "system",
  cancel: "patient",
  take: "provider",
  assign: "staff",
  release: "provider",
  answer: "provider",
  askBack: "provider",
  reply: "patient",
  followUp: "patient",
  close: "provider",
  decline: "provider",
  passOn: "system",
  expire: "system",
};

type Row = Readonly<Partial<Record<QuestionAct, QuestionState>>>;

/** What each act makes of each state; what is left out is not possible. A draft is sent at once, or charged for first. */
export const QUESTION_TRANSITIONS: Readonly<Record<QuestionState, Row>> = {
  DRAFT: { send: "ASKED", charge: "AWAITING_PAYMENT", cancel: "CANCELLED" },
  // What nobody has paid is a draft again: nothing that was written is lost.
  AWAITING_PAYMENT: { pay: "ASKED", lapse: "DRAFT" },
  ASKED: {
    ...{ cancel: "CANCELLED", take: "TAKEN", assign: "TAKEN", answer: "ANSWERED", askBack: "INFO_WANTED" },
    ...{ decline: "DECLINED", passOn: "ASKED", expire: "EXPIRED" },
  },
  TAKEN: {
    ...{ cancel: "CANCELLED", assign: "TAKEN", release: "ASKED", answer: "ANSWERED", askBack: "INFO_WANTED" },
    ...{ decline: "DECLINED", passOn: "ASKED", expire: "EXPIRED" },
  },
  // The time to answer stands still until the patient has said what is missing.
  INFO_WANTED: {
    ...{ cancel: "CANCELLED", assign: "INFO_WANTED", answer: "ANSWERED", reply: "TAKEN" },
    ...{ decline: "DECLINED", expire: "EXPIRED" },
  },
  ANSWERED: { assign: "ANSWERED", answer: "ANSWERED", followUp: "FOLLOW_UP", close: "CLOSED" },
  FOLLOW_UP: { assign: "FOLLOW_UP", answer: "ANSWERED", close: "CLOSED", passOn: "FOLLOW_UP" },
  CLOSED: {},
  DECLINED: {},
  EXPIRED: {},
  CANCELLED: {},
};

/** States in which somebody of the practice owes an answer. */
export const WAITING_STATES = ["ASKED", "TAKEN", "FOLLOW_UP"] as const satisfies readonly QuestionState[];
/** States that are over before there was an answer: what was paid goes back. */
const REFUNDED: readonly QuestionState[] = ["DECLINED", "EXPIRED", "CANCELLED"];

export const isWaiting = (state: QuestionState): boolean => WAITING_STATES.some((each) => each === state);
export const goesBack = (state: QuestionState): boolean => REFUNDED.includes(state);

/** A question as far as its acts go by it. */
export interface Asked {
  readonly state: QuestionState;
  /** How many follow-ups its patient has, and how many they have sent. */
  readonly followUps: number;
  readonly followUpsUsed: number;
}

/** What an act makes of a question; null where it is not possible. */
export function afterAct({ state, followUps, followUpsUsed }: Asked, act: QuestionAct): QuestionState | null {
  if (act === "followUp" && followUpsUsed >= followUps) return null;
  return QUESTION_TRANSITIONS[state][act] ?? null;
}
