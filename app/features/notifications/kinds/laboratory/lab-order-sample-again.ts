import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A sample of the patient's could not be used, and another one is to be taken. */
export const labOrderSampleAgain = defineKind({
  template: "labOrder.sampleAgain",
  to: "patient",
  channels: { event: "labOrder", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: { "labOrder.sampleAgain": { titledBy: "labOrderSampleAgain", leadsTo: "labOrders" } },
  wordings: { labOrderSampleAgain: { ...ACCOUNT_WORDING, group: "account" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:labOrderSampleAgain.action", leadsTo: "labOrders" }],
  hints: [],
});
