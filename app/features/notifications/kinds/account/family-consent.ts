import { defineKind } from "../define-kind";

/** A relative is asked whether somebody may act for them. */
export const familyConsent = defineKind({
  template: "family.consent",
  to: "user",
  channels: { event: "familyRequest", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: { familyConsent: { titledBy: null, leadsTo: "family" } },
  wordings: {
    familyConsent: {
      group: "account",
      says: ["asker", "organization"],
      must: ["asker"],
      text: { says: ["asker", "organization"], must: ["asker"], end: "consent" },
      sample: "asked",
    },
  },
});
