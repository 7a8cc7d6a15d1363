import { defineKind, OFF_TEXT, APPOINTMENT_WORDING } from "../define-kind";

/** Nobody has answered a request in time. */
export const appointmentExpired = defineKind({
  template: "appointment.expired",
  to: "patient",
  channels: { event: "expired", push: "changes" },
  toldIf: "patientOfChanges",
  countedAlone: false,
  inside: true,
  tells: { asked: null, proposed: null, sure: null, off: "expired", over: null },
  wordings: { expired: { ...APPOINTMENT_WORDING, text: OFF_TEXT, leadsTo: "bookAgain" } },
});
