import { defineKind, STAFF_STORY } from "../define-kind";

/** A request has come, was changed by its patient, or has confirmed itself. */
export const staffRequest = defineKind({
  template: "appointment.requestReceived",
  to: "staff",
  channels: { event: "staffRequest", push: "requests" },
  toldIf: "staffOfRequests",
  countedAlone: false,
  inside: true,
  tells: {
    asked: "staffNewRequest",
    askedAgain: "staffRescheduled",
    proposed: null,
    sure: "staffBooked",
    off: null,
    over: null,
  },
  wordings: {
    staffNewRequest: { ...STAFF_STORY, leadsTo: "request" },
    staffBooked: { ...STAFF_STORY, leadsTo: "visit" },
    staffRescheduled: { ...STAFF_STORY, leadsTo: "request" },
  },
});
