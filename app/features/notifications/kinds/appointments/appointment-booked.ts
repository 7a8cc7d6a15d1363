import { defineKind, APPOINTMENT_WORDING } from "../define-kind";

/** A patient has asked for an appointment, or booked one that confirms itself. */
export const appointmentBooked = defineKind({
  template: "appointment.booked",
  to: "patient",
  channels: { event: "booked", push: "changes" },
  toldIf: "always",
  countedAlone: false,
  inside: true,
  tells: { asked: "booked", proposed: "setByOrganization", sure: "confirmed", off: null, over: null },
  wordings: { booked: { ...APPOINTMENT_WORDING, adds: ["instructions"], leadsTo: "appointment" } },
});
