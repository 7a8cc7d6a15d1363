import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** Somebody entered the address of an account as a new one. */
export const accountExists = defineKind({
  template: "account.exists",
  to: "user",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: null,
  wordings: { accountExists: ACCOUNT_WORDING },
  link: null,
  shutOut: false,
  adds: [],
  actions: [
    { label: "notifications:accountExists.action", leadsTo: "login" },
    { label: "notifications:resetPassword.action", leadsTo: "forgotPassword" },
  ],
  hints: ["notifications:mail.notYou"],
});
