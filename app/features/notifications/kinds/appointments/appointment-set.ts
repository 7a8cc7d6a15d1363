import { defineKind, APPOINTMENT_WORDING } from "../define-kind";

/** The practice has set an appointment, for its patient to confirm. */
export const appointmentSet = defineKind({
  template: "appointment.set",
  to: "patient",
  channels: { event: "proposed", push: "changes" },
  toldIf: "always",
  countedAlone: false,
  inside: true,
  tells: { asked: "booked", proposed: "setByOrganization", sure: "confirmed", off: null, over: null },
  wordings: { setByOrganization: { ...APPOINTMENT_WORDING, adds: ["instructions"], leadsTo: "answer" } },
});
