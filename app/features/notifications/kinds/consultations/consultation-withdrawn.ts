import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** The summary of a consultation was withdrawn; why, its page says. */
export const consultationWithdrawn = defineKind({
  template: "consultation.withdrawn",
  to: "patient",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { consultationWithdrawn: { titledBy: "consultationWithdrawn", leadsTo: "consultations" } },
  wordings: { consultationWithdrawn: { ...ACCOUNT_WORDING, group: "appointments" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:consultation.reason", leadsTo: "consultations" }],
  hints: [],
});
