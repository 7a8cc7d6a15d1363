import { defineKind, MONEY_WORDING } from "../define-kind";

/** Money of a patient went back, all or a part of it: how much is said, and not what it was for. */
export const paymentRefunded = defineKind({
  template: "payment.refunded",
  to: "user",
  channels: { event: "invoice", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: { "payment.refunded": { titledBy: "paymentRefunded", leadsTo: "payments" } },
  wordings: { paymentRefunded: MONEY_WORDING },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:paymentRefunded.action", leadsTo: "payments" }],
  hints: [],
});
