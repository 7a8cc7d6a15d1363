import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** Welcomes a patient, who proves their address by the link. */
export const patientWelcome = defineKind({
  template: "patient.welcome",
  to: "user",
  channels: null,
  toldIf: "always",
  countedAlone: true,
  inside: null,
  wordings: { patientWelcome: ACCOUNT_WORDING },
  link: { purpose: "PROVE_EMAIL", expires: "mails:proveEmail.expires", in: "days" },
  shutOut: false,
  adds: [],
  actions: [{ label: "mails:proveEmail.action", leadsTo: "link" }],
  hints: ["notifications:mail.linkPrivate", "mails:proveEmail.notYou"],
});
