import { ACCOUNT_WORDING, CHECK_ACCOUNT, defineKind } from "../define-kind";

/** A second factor was added. */
export const securityFactorAdded = defineKind({
  template: "security.factorAdded",
  to: "user",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: null,
  wordings: { securityFactorAdded: { ...ACCOUNT_WORDING, group: "security" } },
  link: null,
  shutOut: false,
  adds: ["notifications:security.notYou"],
  actions: CHECK_ACCOUNT,
  hints: [],
});
