import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A patient who is monitored needs somebody. Neither who it is nor why is said. */
export const monitoringAlert = defineKind({
  template: "monitoring.alert",
  to: "staff",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { "monitoring.alert": { titledBy: "monitoringAlert", leadsTo: "monitoring" } },
  wordings: { monitoringAlert: { ...ACCOUNT_WORDING, group: "staff" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:monitoringAlert.action", leadsTo: "monitoring" }],
  hints: [],
});
