import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** Nobody has said that they know of a value that cannot wait. */
export const labOrderUnacknowledged = defineKind({
  template: "labOrder.unacknowledged",
  to: "staff",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { "labOrder.unacknowledged": { titledBy: "labOrderUnacknowledged", leadsTo: "labOrders" } },
  wordings: { labOrderUnacknowledged: { ...ACCOUNT_WORDING, group: "team" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:labOrderUnacknowledged.action", leadsTo: "labOrders" }],
  hints: [],
});
