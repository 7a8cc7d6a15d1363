import { ACCOUNT_WORDING, CHECK_ACCOUNT, defineKind } from "../define-kind";

/** The password was changed. */
export const securityPasswordChanged = defineKind({
  template: "security.passwordChanged",
  to: "user",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: null,
  wordings: { securityPasswordChanged: { ...ACCOUNT_WORDING, group: "security" } },
  link: null,
  shutOut: false,
  adds: ["notifications:security.notYou"],
  actions: CHECK_ACCOUNT,
  hints: [],
});
