import { defineKind, STAFF_WORDING } from "../define-kind";

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
    staffNewRequest: { ...STAFF_WORDING, leadsTo: "request" },
    staffBooked: { ...STAFF_WORDING, leadsTo: "appointment" },
    staffRescheduled: { ...STAFF_WORDING, leadsTo: "request" },
  },
});
