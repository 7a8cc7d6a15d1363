import { defineKind } from "../define-kind";

/** What a relative has answered. */
export const familyAnswered = defineKind({
  template: "family.answered",
  to: "patient",
  channels: { event: "familyAnswer", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: {
    familyAgreed: { titledBy: null, leadsTo: "family" },
    familyDeclined: { titledBy: null, leadsTo: "family" },
  },
  wordings: {
    familyAgreed: {
      group: "account",
      says: ["relative", "organization"],
      must: ["relative"],
      text: { says: ["relative", "organization"], must: ["relative"], end: "family" },
      sample: "agreed",
    },
    familyDeclined: {
      group: "account",
      says: ["relative", "organization"],
      must: ["relative"],
      text: { says: ["relative", "organization"], must: ["relative"], end: "family" },
      sample: "declined",
    },
  },
});
