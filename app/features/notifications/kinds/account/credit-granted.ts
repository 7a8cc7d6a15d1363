import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** A patient was given credits that pay for appointments. */
export const creditGranted = defineKind({
  template: "credit.granted",
  to: "user",
  channels: { event: "credit", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: { "credit.granted": { titledBy: "creditGranted", leadsTo: "credits" } },
  wordings: { creditGranted: ACCOUNT_WORDING },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:creditGranted.action", leadsTo: "credits" }],
  hints: [],
});
