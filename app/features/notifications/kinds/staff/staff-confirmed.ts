import { defineKind, STAFF_WORDING } from "../define-kind";

/** A patient has confirmed an appointment. */
export const staffConfirmed = defineKind({
  template: "appointment.confirmed",
  to: "staff",
  channels: { event: "staffConfirmed", push: "changes" },
  toldIf: "always",
  countedAlone: false,
  inside: true,
  tells: { asked: null, proposed: null, sure: "staffConfirmed", off: null, over: null },
  wordings: { staffConfirmed: { ...STAFF_WORDING, leadsTo: "appointment" } },
});
