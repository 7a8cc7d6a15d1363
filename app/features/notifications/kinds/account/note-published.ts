import { ACCOUNT_WORDING, defineKind } from "../define-kind";

/** Something was written for a patient, who reads it once they have signed in. */
export const notePublished = defineKind({
  template: "note.published",
  to: "user",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: { notePublished: { titledBy: "notePublished", leadsTo: "notes" } },
  wordings: { notePublished: ACCOUNT_WORDING },
  link: null,
  shutOut: false,
  adds: [],
  actions: [{ label: "notifications:notePublished.action", leadsTo: "notes" }],
  hints: [],
});
