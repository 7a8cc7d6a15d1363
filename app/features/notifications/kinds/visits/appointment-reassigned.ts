import { defineKind, VISIT_STORY } from "../define-kind";

/** Another provider sees the patient. */
export const appointmentReassigned = defineKind({
  template: "appointment.reassigned",
  to: "patient",
  channels: { event: "reassigned", push: "changes" },
  toldIf: "patientOfChanges",
  countedAlone: false,
  inside: true,
  tells: { asked: "reassigned", proposed: "reassigned", sure: "reassigned", off: null, over: null },
  wordings: { reassigned: { ...VISIT_STORY, must: ["date", "doctor"], leadsTo: "visit" } },
});
