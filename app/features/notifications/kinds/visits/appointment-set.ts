import { defineKind, VISIT_STORY } from "../define-kind";

/** The practice has set a visit, for its patient to confirm. */
export const appointmentSet = defineKind({
  template: "appointment.set",
  to: "patient",
  channels: { event: "proposed", push: "changes" },
  toldIf: "always",
  countedAlone: false,
  inside: true,
  tells: { asked: "booked", proposed: "setByOrganization", sure: "confirmed", off: null, over: null },
  wordings: { setByOrganization: { ...VISIT_STORY, adds: ["instructions"], leadsTo: "answer" } },
});
