import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A patient is asked to fill in a questionnaire. Which one is read once they have signed in. */
export const questionnaireAssigned = defineKind({
  template: "questionnaire.assigned",
  to: "user",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { "questionnaire.assigned": { titledBy: "questionnaireAssigned", leadsTo: "ownQuestionnaires" } },
  wordings: { questionnaireAssigned: ACCOUNT_WORDING },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:questionnaireAssigned.action", leadsTo: "ownQuestionnaires" }],
  hints: [],
});
