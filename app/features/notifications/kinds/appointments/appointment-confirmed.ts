import { defineKind, APPOINTMENT_WORDING } from "../define-kind";

/** An appointment is agreed on. */
export const appointmentConfirmed = defineKind({
  template: "appointment.confirmed",
  to: "patient",
  channels: { event: "confirmed", push: "changes" },
  toldIf: "patientOfConfirmations",
  countedAlone: false,
  inside: true,
  tells: { asked: null, proposed: null, sure: "confirmed", off: null, over: null },
  wordings: { confirmed: { ...APPOINTMENT_WORDING, sample: "video", adds: ["instructions"], leadsTo: "room" } },
});
