import { defineKind, TEXT, APPOINTMENT_WORDING } from "../define-kind";

/** Asks how an appointment was; it is answered by the link, without signing in. */
export const appointmentFeedback = defineKind({
  template: "appointment.feedback",
  to: "patient",
  channels: { event: "feedback", push: "news" },
  toldIf: "always",
  countedAlone: false,
  inside: false,
  tells: { asked: null, proposed: null, sure: null, off: null, over: "feedback" },
  wordings: {
    feedback: {
      ...APPOINTMENT_WORDING,
      group: "reminders",
      must: [],
      text: { ...TEXT, must: [], end: "feedback" },
      leadsTo: "feedback",
      refusable: true,
    },
  },
});
