import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** Results of an order wait for the review of whoever ordered it. */
export const labOrderResulted = defineKind({
  template: "labOrder.resulted",
  to: "staff",
  channels: { event: "staffLaboratory", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: { "labOrder.resulted": { titledBy: "labOrderResulted", leadsTo: "labOrders" } },
  wordings: { labOrderResulted: { ...ACCOUNT_WORDING, group: "team" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:labOrderResulted.action", leadsTo: "labOrders" }],
  hints: [],
});
