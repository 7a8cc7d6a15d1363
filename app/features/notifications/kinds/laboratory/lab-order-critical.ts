import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A value cannot wait: whoever ordered it is told at once, whatever they chose. */
export const labOrderCritical = defineKind({
  template: "labOrder.critical",
  to: "staff",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { "labOrder.critical": { titledBy: "labOrderCritical", leadsTo: "labOrders" } },
  wordings: { labOrderCritical: { ...ACCOUNT_WORDING, group: "team" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:labOrderCritical.action", leadsTo: "labOrders" }],
  hints: [],
});
