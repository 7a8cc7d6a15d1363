import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A patient gave one or two stars. It says nothing of who and why: that is read in the list. */
export const feedbackLow = defineKind({
  template: "feedback.low",
  to: "staff",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { "feedback.low": { titledBy: "feedbackLow", leadsTo: "feedback" } },
  wordings: { feedbackLow: { ...ACCOUNT_WORDING, group: "team" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:feedbackLow.action", leadsTo: "feedback" }],
  hints: [],
});
