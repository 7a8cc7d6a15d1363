import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** Readings of a patient are due. Which they are, is read once they have signed in. */
export const monitoringDue = defineKind({
  template: "monitoring.due",
  to: "user",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { "monitoring.due": { titledBy: "monitoringDue", leadsTo: "monitoring" } },
  wordings: { monitoringDue: ACCOUNT_WORDING },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:monitoringDue.action", leadsTo: "monitoring" }],
  hints: [],
});
