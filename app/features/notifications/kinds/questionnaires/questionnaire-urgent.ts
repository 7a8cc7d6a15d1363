import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A patient gave an answer that cannot wait. Neither who it is nor what they said is told. */
export const questionnaireUrgent = defineKind({
  template: "questionnaire.urgent",
  to: "staff",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { "questionnaire.urgent": { titledBy: "questionnaireUrgent", leadsTo: "questionnaires" } },
  wordings: { questionnaireUrgent: { ...ACCOUNT_WORDING, group: "staff" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:questionnaireUrgent.action", leadsTo: "questionnaires" }],
  hints: [],
});
