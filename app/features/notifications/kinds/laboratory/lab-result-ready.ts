import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A laboratory result has reached its patient: that there is one, never which or what it says. */
export const labResultReady = defineKind({
  template: "labResult.ready",
  to: "patient",
  channels: { event: "labResult", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: { "labResult.ready": { titledBy: "labResultReady", leadsTo: "labOrders" } },
  wordings: { labResultReady: { ...ACCOUNT_WORDING, group: "account" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:labResultReady.action", leadsTo: "labOrders" }],
  hints: [],
});
