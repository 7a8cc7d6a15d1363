import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A patient gets no answer, and what they paid goes back. */
export const questionEnded = defineKind({
  template: "question.ended",
  to: "user",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { "question.ended": { titledBy: "questionEnded", leadsTo: "questions" } },
  wordings: { questionEnded: ACCOUNT_WORDING },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:questionEnded.action", leadsTo: "questions" }],
  hints: [],
});
