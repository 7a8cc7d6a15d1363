import { defineKind, OFF_TEXT, VISIT_STORY } from "../define-kind";

/** The practice has turned a request down. */
export const appointmentRejected = defineKind({
  template: "appointment.rejected",
  to: "patient",
  channels: { event: "rejected", push: "changes" },
  toldIf: "patientOfChanges",
  countedAlone: false,
  inside: true,
  tells: { asked: null, proposed: null, sure: null, off: "rejected", over: null },
  wordings: { rejected: { ...VISIT_STORY, text: OFF_TEXT, leadsTo: "bookAgain" } },
});
