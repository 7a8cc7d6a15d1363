import { defineKind, MONEY_WORDING } from "../define-kind";

/** What a patient paid too much is kept as paid ahead. */
export const paymentKeptAhead = defineKind({
  template: "payment.keptAhead",
  to: "user",
  channels: { event: "invoice", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: { "payment.keptAhead": { titledBy: "paymentKeptAhead", leadsTo: "payments" } },
  wordings: { paymentKeptAhead: MONEY_WORDING },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:paymentRefunded.action", leadsTo: "payments" }],
  hints: [],
});
