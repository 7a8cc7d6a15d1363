import { defineKind, SECURITY_KIND, SECURITY_WORDING } from "../define-kind";

/** Told at the address of before: the links of the account reach a new one, so this leads to the practice. */
export const securityEmailChanged = defineKind({
  ...SECURITY_KIND,
  template: "security.emailChanged",
  adds: ["notifications:securityEmailChanged.notYou"],
  actions: [],
  wordings: { securityEmailChanged: SECURITY_WORDING },
});
