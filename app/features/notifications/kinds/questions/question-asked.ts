import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A patient asks in writing, or has written again. Neither who it is nor what about is said. */
export const questionAsked = defineKind({
  template: "question.asked",
  to: "staff",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { "question.asked": { titledBy: "questionAsked", leadsTo: "questions" } },
  wordings: { questionAsked: { ...ACCOUNT_WORDING, group: "staff" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:questionAsked.action", leadsTo: "questions" }],
  hints: [],
});
