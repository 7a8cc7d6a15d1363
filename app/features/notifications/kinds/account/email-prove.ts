import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** Another link by which an address is proven. */
export const emailProve = defineKind({
  template: "email.prove",
  to: "user",
  channels: null,
  toldIf: "always",
  countedAlone: true,
  inside: null,
  wordings: { proveEmail: ACCOUNT_WORDING },
  link: { purpose: "PROVE_EMAIL", expires: "mails:proveEmail.expires", in: "days" },
  shutOut: false,
  adds: [],
  actions: [{ label: "mails:proveEmail.action", leadsTo: "link" }],
  hints: ["notifications:mail.linkPrivate", "mails:proveEmail.notYou"],
});
