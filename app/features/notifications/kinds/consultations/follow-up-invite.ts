import { defineKind } from "../define-kind";

/** A provider wants to see a patient again, who is to choose a time. What for is not said. */
export const followUpInvite = defineKind({
  template: "followUp.invite",
  to: "patient",
  channels: { event: "followUp", push: "reminders" },
  toldIf: "always",
  countedAlone: false,
  inside: { followUpInvite: { titledBy: null, leadsTo: "home" } },
  wordings: {
    followUpInvite: {
      group: "reminders",
      says: ["doctor", "date", "organization"],
      must: ["doctor"],
      text: null,
      sample: null,
    },
  },
});
