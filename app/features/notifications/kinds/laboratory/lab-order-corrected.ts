import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** The laboratory has corrected a result, which waits for another review. */
export const labOrderCorrected = defineKind({
  template: "labOrder.corrected",
  to: "staff",
  channels: { event: "staffLaboratory", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: { "labOrder.corrected": { titledBy: "labOrderCorrected", leadsTo: "labOrders" } },
  wordings: { labOrderCorrected: { ...ACCOUNT_WORDING, group: "team" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:labOrderCorrected.action", leadsTo: "labOrders" }],
  hints: [],
});
