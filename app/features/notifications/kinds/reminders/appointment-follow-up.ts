import { defineKind, OFF_TEXT, APPOINTMENT_WORDING } from "../define-kind";

/** Asks to book again some time after an appointment. */
export const appointmentFollowUp = defineKind({
  template: "appointment.followUp",
  to: "patient",
  channels: { event: "followUp", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: true,
  tells: { asked: null, proposed: null, sure: null, off: null, over: "followUp" },
  wordings: {
    followUp: {
      ...APPOINTMENT_WORDING,
      group: "reminders",
      must: [],
      text: { ...OFF_TEXT, must: [] },
      leadsTo: "booking",
      refusable: true,
    },
  },
});
