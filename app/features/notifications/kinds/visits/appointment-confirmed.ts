import { defineKind, VISIT_STORY } from "../define-kind";

/** A visit is agreed on. */
export const appointmentConfirmed = defineKind({
  template: "appointment.confirmed",
  to: "patient",
  channels: { event: "confirmed", push: "changes" },
  toldIf: "patientOfConfirmations",
  countedAlone: false,
  inside: true,
  tells: { asked: null, proposed: null, sure: "confirmed", off: null, over: null },
  wordings: { confirmed: { ...VISIT_STORY, sample: "video", adds: ["instructions"], leadsTo: "room" } },
});
