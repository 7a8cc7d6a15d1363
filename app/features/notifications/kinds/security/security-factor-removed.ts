import { ACCOUNT_WORDING, CHECK_ACCOUNT, defineKind } from "../define-kind";

/** A second factor was removed. */
export const securityFactorRemoved = defineKind({
  template: "security.factorRemoved",
  to: "user",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: null,
  wordings: { securityFactorRemoved: { ...ACCOUNT_WORDING, group: "security" } },
  link: null,
  shutOut: false,
  adds: ["notifications:security.notYou"],
  actions: CHECK_ACCOUNT,
  hints: [],
});
