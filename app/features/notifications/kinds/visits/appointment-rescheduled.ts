import { defineKind, VISIT_STORY } from "../define-kind";

/** A visit has another time, by the practice or by its patient. */
export const appointmentRescheduled = defineKind({
  template: "appointment.rescheduled",
  to: "patient",
  channels: { event: "moved", push: "changes" },
  toldIf: "patientOfChanges",
  countedAlone: false,
  inside: true,
  tells: { asked: "rescheduledByPatient", proposed: "rescheduled", sure: null, off: null, over: null },
  wordings: {
    rescheduled: { ...VISIT_STORY, adds: ["previousTime"], leadsTo: "answer" },
    rescheduledByPatient: { ...VISIT_STORY, leadsTo: "visit" },
  },
});
