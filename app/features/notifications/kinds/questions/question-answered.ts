import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** Something was written to a patient. What it is, is read once they have signed in. */
export const questionAnswered = defineKind({
  template: "question.answered",
  to: "user",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { "question.answered": { titledBy: "questionAnswered", leadsTo: "questions" } },
  wordings: { questionAnswered: ACCOUNT_WORDING },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:questionAnswered.action", leadsTo: "questions" }],
  hints: [],
});
