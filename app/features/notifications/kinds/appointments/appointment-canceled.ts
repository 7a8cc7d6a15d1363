import { defineKind, OFF_TEXT, APPOINTMENT_WORDING } from "../define-kind";

/** An appointment is off. */
export const appointmentCanceled = defineKind({
  template: "appointment.canceled",
  to: "patient",
  channels: { event: "canceled", push: "changes" },
  toldIf: "patientOfChanges",
  countedAlone: false,
  inside: true,
  tells: { asked: null, proposed: null, sure: null, off: "canceled", over: null },
  wordings: { canceled: { ...APPOINTMENT_WORDING, text: OFF_TEXT, adds: ["reason"], leadsTo: "bookAgain" } },
});
