import { defineKind, MONEY_WORDING } from "../define-kind";

/** A patient paid what was paid already, or more than was due; a person decides what becomes of it. */
export const paymentTooMuch = defineKind({
  template: "payment.tooMuch",
  to: "user",
  channels: { event: "invoice", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: { "payment.tooMuch": { titledBy: "paymentTooMuch", leadsTo: "payments" } },
  wordings: { paymentTooMuch: MONEY_WORDING },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:paymentRefunded.action", leadsTo: "payments" }],
  hints: [],
});
