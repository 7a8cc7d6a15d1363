import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A payment needs a person: it came late, twice or for what is gone, or nobody can tell how it stands. */
export const paymentReview = defineKind({
  template: "payment.review",
  to: "staff",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { "payment.review": { titledBy: "paymentReview", leadsTo: "home" } },
  wordings: { paymentReview: { ...ACCOUNT_WORDING, group: "team" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:paymentReview.action", leadsTo: "home" }],
  hints: [],
});
