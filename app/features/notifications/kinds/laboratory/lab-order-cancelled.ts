import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** Tests that were ordered for the patient are not done. */
export const labOrderCancelled = defineKind({
  template: "labOrder.cancelled",
  to: "patient",
  channels: { event: "labOrder", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: { "labOrder.cancelled": { titledBy: "labOrderCancelled", leadsTo: "labOrders" } },
  wordings: { labOrderCancelled: { ...ACCOUNT_WORDING, group: "account" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:labOrderCancelled.action", leadsTo: "labOrders" }],
  hints: [],
});
