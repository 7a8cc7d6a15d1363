import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** The laboratory does not do tests that were ordered. */
export const labOrderDeclined = defineKind({
  template: "labOrder.declined",
  to: "staff",
  channels: { event: "staffLaboratory", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: { "labOrder.declined": { titledBy: "labOrderDeclined", leadsTo: "labOrders" } },
  wordings: { labOrderDeclined: { ...ACCOUNT_WORDING, group: "team" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:labOrderDeclined.action", leadsTo: "labOrders" }],
  hints: [],
});
