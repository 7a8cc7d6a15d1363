import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A month of monitoring is to be paid, or nothing is looked at until it is. */
export const monitoringUnpaid = defineKind({
  template: "monitoring.unpaid",
  to: "user",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { "monitoring.unpaid": { titledBy: "monitoringUnpaid", leadsTo: "monitoring" } },
  wordings: { monitoringUnpaid: ACCOUNT_WORDING },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:monitoringUnpaid.action", leadsTo: "monitoring" }],
  hints: [],
});
