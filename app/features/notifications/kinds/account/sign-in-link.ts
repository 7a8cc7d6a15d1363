import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** The link that signs a user in. */
export const signInLink = defineKind({
  template: "signIn.link",
  to: "user",
  channels: null,
  toldIf: "always",
  countedAlone: true,
  inside: null,
  wordings: { signInLink: ACCOUNT_WORDING },
  link: { purpose: "SIGN_IN", expires: "notifications:signInLink.expires", in: "minutes" },
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:signInLink.action", leadsTo: "link" }],
  hints: ["notifications:mail.linkPrivate", "notifications:mail.notYou"],
});
