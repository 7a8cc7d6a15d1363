import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** The link by which a user chooses a password. */
export const passwordReset = defineKind({
  template: "password.reset",
  to: "user",
  channels: null,
  toldIf: "always",
  countedAlone: true,
  inside: null,
  wordings: { resetPassword: ACCOUNT_WORDING },
  link: { purpose: "RESET_PASSWORD", expires: "notifications:resetPassword.expires", in: "minutes" },
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:resetPassword.action", leadsTo: "link" }],
  hints: ["notifications:mail.linkPrivate", "notifications:mail.notYou"],
});
