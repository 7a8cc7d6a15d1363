import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** The laboratory looks again at a critical value that somebody was told of before it was verified. */
export const labOrderCriticalDoubted = defineKind({
  template: "labOrder.criticalDoubted",
  to: "staff",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { "labOrder.criticalDoubted": { titledBy: "labOrderCriticalDoubted", leadsTo: "labOrders" } },
  wordings: { labOrderCriticalDoubted: { ...ACCOUNT_WORDING, group: "team" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:labOrderCriticalDoubted.action", leadsTo: "labOrders" }],
  hints: [],
});
