import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** Told at the address of before: the links of the account reach a new one, so this leads to the practice. */
export const securityEmailChanged = defineKind({
  template: "security.emailChanged",
  to: "user",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: null,
  wordings: { securityEmailChanged: { ...ACCOUNT_WORDING, group: "security" } },
  link: null,
  shutOut: false,
  adds: ["notifications:securityEmailChanged.notYou"],
  actions: [],
  hints: [],
});
