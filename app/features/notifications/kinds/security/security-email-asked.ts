import { ACCOUNT_WORDING, CHECK_ACCOUNT, defineKind } from "../define-kind";

/** Another address was asked for. */
export const securityEmailAsked = defineKind({
  template: "security.emailAsked",
  to: "user",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: null,
  wordings: { securityEmailAsked: { ...ACCOUNT_WORDING, group: "security" } },
  link: null,
  shutOut: false,
  adds: ["notifications:security.notYou"],
  actions: CHECK_ACCOUNT,
  hints: [],
});
