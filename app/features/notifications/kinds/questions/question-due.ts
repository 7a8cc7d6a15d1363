import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A question waits for an answer that is due soon, or has had none. Nothing of it is said. */
export const questionDue = defineKind({
  template: "question.due",
  to: "staff",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { "question.due": { titledBy: "questionDue", leadsTo: "questions" } },
  wordings: { questionDue: { ...ACCOUNT_WORDING, group: "staff" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:questionDue.action", leadsTo: "questions" }],
  hints: [],
});
