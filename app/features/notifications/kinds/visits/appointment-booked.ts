import { defineKind, VISIT_STORY } from "../define-kind";

/** A patient has asked for a visit, or booked one that confirms itself. */
export const appointmentBooked = defineKind({
  template: "appointment.booked",
  to: "patient",
  channels: { event: "booked", push: "changes" },
  toldIf: "always",
  countedAlone: false,
  inside: true,
  tells: { asked: "booked", proposed: "setByOrganization", sure: "confirmed", off: null, over: null },
  wordings: { booked: { ...VISIT_STORY, adds: ["instructions"], leadsTo: "visit" } },
});
