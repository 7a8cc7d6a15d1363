import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** Credits of a patient that are left can be used for a few more days only. */
export const creditExpiring = defineKind({
  template: "credit.expiring",
  to: "user",
  channels: { event: "credit", push: "reminders" },
  toldIf: "always",
  countedAlone: false,
  inside: { "credit.expiring": { titledBy: "creditExpiring", leadsTo: "credits" } },
  wordings: { creditExpiring: ACCOUNT_WORDING },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:creditExpiring.action", leadsTo: "credits" }],
  hints: [],
});
