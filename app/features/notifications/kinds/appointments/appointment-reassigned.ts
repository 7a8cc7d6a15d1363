import { defineKind, APPOINTMENT_WORDING } from "../define-kind";

/** Another provider sees the patient. */
export const appointmentReassigned = defineKind({
  template: "appointment.reassigned",
  to: "patient",
  channels: { event: "reassigned", push: "changes" },
  toldIf: "patientOfChanges",
  countedAlone: false,
  inside: true,
  tells: { asked: "reassigned", proposed: "reassigned", sure: "reassigned", off: null, over: null },
  wordings: { reassigned: { ...APPOINTMENT_WORDING, must: ["date", "doctor"], leadsTo: "appointment" } },
});
