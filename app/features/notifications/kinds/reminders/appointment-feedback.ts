import { defineKind, TEXT, VISIT_STORY } from "../define-kind";

/** Asks how a visit was; it is answered by mail. */
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
      ...VISIT_STORY,
      group: "reminders",
      must: [],
      text: { ...TEXT, must: [], end: "reply" },
      leadsTo: "nothing",
      refusable: true,
    },
  },
});
