import { defineKind, APPOINTMENT_WORDING, OFF_TEXT } from "../define-kind";

/** A change that the patient was told of was undone: how the appointment stands now. */
export const appointmentUndone = defineKind({
  template: "appointment.undone",
  to: "patient",
  channels: { event: "moved", push: "changes" },
  toldIf: "patientOfChanges",
  countedAlone: false,
  inside: true,
  tells: {
    asked: "undoneAsked",
    unconfirmed: "unconfirmed",
    proposed: "undoneProposed",
    sure: "undoneSure",
    off: "undoneOff",
    over: "undone",
  },
  wordings: {
    unconfirmed: { ...APPOINTMENT_WORDING, leadsTo: "appointment" },
    undoneAsked: { ...APPOINTMENT_WORDING, leadsTo: "appointment" },
    undoneProposed: { ...APPOINTMENT_WORDING, leadsTo: "answer" },
    undoneSure: { ...APPOINTMENT_WORDING, leadsTo: "appointment" },
    undoneOff: { ...APPOINTMENT_WORDING, text: OFF_TEXT, leadsTo: "bookAgain" },
    undone: { ...APPOINTMENT_WORDING, leadsTo: "appointment" },
  },
});
