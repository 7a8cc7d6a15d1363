import { defineKind, OFF_TEXT, APPOINTMENT_WORDING } from "../define-kind";

/** The practice has turned a request down. */
export const appointmentRejected = defineKind({
  template: "appointment.rejected",
  to: "patient",
  channels: { event: "rejected", push: "changes" },
  toldIf: "patientOfChanges",
  countedAlone: false,
  inside: true,
  tells: { asked: null, proposed: null, sure: null, off: "rejected", over: null },
  wordings: { rejected: { ...APPOINTMENT_WORDING, text: OFF_TEXT, leadsTo: "bookAgain" } },
});
