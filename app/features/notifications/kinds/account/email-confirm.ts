import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** The mailbox of a new address proves itself. */
export const emailConfirm = defineKind({
  template: "email.confirm",
  to: "user",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: null,
  wordings: { confirmEmail: ACCOUNT_WORDING },
  link: { purpose: "CONFIRM_EMAIL", expires: "notifications:confirmEmail.expires", in: "minutes" },
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:confirmEmail.action", leadsTo: "link" }],
  hints: ["notifications:mail.linkPrivate", "notifications:mail.notYou"],
});
