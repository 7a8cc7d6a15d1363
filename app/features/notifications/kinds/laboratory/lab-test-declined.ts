import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** The laboratory does not do tests that were ordered for the patient. */
export const labTestDeclined = defineKind({
  template: "labOrder.testDeclined",
  to: "patient",
  channels: { event: "labOrder", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: { "labOrder.testDeclined": { titledBy: "labTestDeclined", leadsTo: "labOrders" } },
  wordings: { labTestDeclined: { ...ACCOUNT_WORDING, group: "account" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:labTestDeclined.action", leadsTo: "labOrders" }],
  hints: [],
});
