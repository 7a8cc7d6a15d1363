import { defineKind, OFF_TEXT, VISIT_STORY } from "../define-kind";

/** A visit is off. */
export const appointmentCanceled = defineKind({
  template: "appointment.canceled",
  to: "patient",
  channels: { event: "canceled", push: "changes" },
  toldIf: "patientOfChanges",
  countedAlone: false,
  inside: true,
  tells: { asked: null, proposed: null, sure: null, off: "canceled", over: null },
  wordings: { canceled: { ...VISIT_STORY, text: OFF_TEXT, adds: ["reason"], leadsTo: "bookAgain" } },
});
