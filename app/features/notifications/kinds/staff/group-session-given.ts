import { defineKind } from "../define-kind";

/** A provider was given a group session. */
export const groupSessionGiven = defineKind({
  template: "groupSession.given",
  to: "staff",
  channels: { event: "staffSession", push: "changes" },
  toldIf: "always",
  countedAlone: false,
  inside: { sessionGiven: { titledBy: null, leadsTo: "groupSessions" } },
  wordings: {
    sessionGiven: {
      group: "staff",
      says: ["date", "time", "visit", "place", "organization"],
      must: ["date"],
      text: null,
      sample: null,
    },
  },
});
