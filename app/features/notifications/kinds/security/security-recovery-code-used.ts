import { ACCOUNT_WORDING, CHECK_ACCOUNT, defineKind } from "../define-kind";

/** A recovery code was used. */
export const securityRecoveryCodeUsed = defineKind({
  template: "security.recoveryCodeUsed",
  to: "user",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: null,
  wordings: { securityRecoveryCodeUsed: { ...ACCOUNT_WORDING, group: "security" } },
  link: null,
  shutOut: false,
  adds: ["notifications:security.notYou"],
  actions: CHECK_ACCOUNT,
  hints: [],
});
