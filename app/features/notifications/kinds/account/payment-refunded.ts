import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** Money of a patient went back, all or a part of it; neither how much nor what it was for is said. */
export const paymentRefunded = defineKind({
  template: "payment.refunded",
  to: "user",
  channels: { event: "invoice", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: { "payment.refunded": { titledBy: "paymentRefunded", leadsTo: "payments" } },
  wordings: { paymentRefunded: ACCOUNT_WORDING },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:paymentRefunded.action", leadsTo: "payments" }],
  hints: [],
});
