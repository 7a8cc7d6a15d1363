import { defineKind, APPOINTMENT_WORDING } from "../define-kind";

/** An appointment has another time, by the practice or by its patient. */
export const appointmentRescheduled = defineKind({
  template: "appointment.rescheduled",
  to: "patient",
  channels: { event: "moved", push: "changes" },
  toldIf: "patientOfChanges",
  countedAlone: false,
  inside: true,
  tells: { asked: "rescheduledByPatient", proposed: "rescheduled", sure: null, off: null, over: null },
  wordings: {
    rescheduled: { ...APPOINTMENT_WORDING, adds: ["previousTime"], leadsTo: "answer" },
    rescheduledByPatient: { ...APPOINTMENT_WORDING, leadsTo: "appointment" },
  },
});
