import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A result that its patient has seen was corrected: that it was, never which or what it says. */
export const labResultCorrected = defineKind({
  template: "labResult.corrected",
  to: "patient",
  channels: { event: "labResult", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: { "labResult.corrected": { titledBy: "labResultCorrected", leadsTo: "labOrders" } },
  wordings: { labResultCorrected: { ...ACCOUNT_WORDING, group: "account" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:labResultCorrected.action", leadsTo: "labOrders" }],
  hints: [],
});
