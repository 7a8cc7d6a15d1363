import { defineKind, APPOINTMENT_WORDING } from "../define-kind";

/** A change that the patient was told of was undone: the appointment is as it was before. */
export const appointmentUndone = defineKind({
  template: "appointment.undone",
  to: "patient",
  channels: { event: "moved", push: "changes" },
  toldIf: "patientOfChanges",
  countedAlone: false,
  inside: true,
  tells: { asked: "undone", proposed: "undone", sure: "undone", off: "undone", over: "undone" },
  wordings: { undone: { ...APPOINTMENT_WORDING, leadsTo: "appointment" } },
});
