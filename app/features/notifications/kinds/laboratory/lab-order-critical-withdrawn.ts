import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A correction took the place of a critical value: whoever was told of it learns that it holds no more. */
export const labOrderCriticalWithdrawn = defineKind({
  template: "labOrder.criticalWithdrawn",
  to: "staff",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { "labOrder.criticalWithdrawn": { titledBy: "labOrderCriticalWithdrawn", leadsTo: "labOrders" } },
  wordings: { labOrderCriticalWithdrawn: { ...ACCOUNT_WORDING, group: "team" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:labOrderCriticalWithdrawn.action", leadsTo: "labOrders" }],
  hints: [],
});
