import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A plan is proposed to a patient. Which it is, is read once they have signed in. */
export const monitoringProposed = defineKind({
  template: "monitoring.proposed",
  to: "user",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { "monitoring.proposed": { titledBy: "monitoringProposed", leadsTo: "monitoring" } },
  wordings: { monitoringProposed: ACCOUNT_WORDING },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:monitoringProposed.action", leadsTo: "monitoring" }],
  hints: [],
});
