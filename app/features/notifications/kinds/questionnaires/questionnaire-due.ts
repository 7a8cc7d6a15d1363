import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A questionnaire that a patient has not filled in is due soon. */
export const questionnaireDue = defineKind({
  template: "questionnaire.due",
  to: "user",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { "questionnaire.due": { titledBy: "questionnaireDue", leadsTo: "ownQuestionnaires" } },
  wordings: { questionnaireDue: ACCOUNT_WORDING },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:questionnaireDue.action", leadsTo: "ownQuestionnaires" }],
  hints: [],
});
