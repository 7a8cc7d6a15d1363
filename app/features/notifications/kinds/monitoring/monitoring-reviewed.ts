import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** Somebody has written to a patient about their readings. What it is, is read once they have signed in. */
export const monitoringReviewed = defineKind({
  template: "monitoring.reviewed",
  to: "user",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { "monitoring.reviewed": { titledBy: "monitoringReviewed", leadsTo: "monitoring" } },
  wordings: { monitoringReviewed: ACCOUNT_WORDING },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:monitoringReviewed.action", leadsTo: "monitoring" }],
  hints: [],
});
