import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** The summary of a consultation is ready: that it is, and nothing of it. */
export const consultationPublished = defineKind({
  template: "consultation.published",
  to: "patient",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { consultationPublished: { titledBy: "consultationPublished", leadsTo: "consultations" } },
  wordings: { consultationPublished: { ...ACCOUNT_WORDING, group: "appointments" } },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:consultation.action", leadsTo: "consultations" }],
  hints: [],
});
