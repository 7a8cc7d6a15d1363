import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A sample cannot be used, and is to be taken again. */
export const labOrderRejected = defineKind({
  template: "labOrder.rejected",
  to: "staff",
  channels: { event: "staffLaboratory", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: { "labOrder.rejected": { titledBy: "labOrderRejected", leadsTo: "labOrders" } },
  wordings: { labOrderRejected: { ...ACCOUNT_WORDING, group: "team" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:labOrderRejected.action", leadsTo: "labOrders" }],
  hints: [],
});
