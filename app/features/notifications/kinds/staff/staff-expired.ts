import { defineKind, STAFF_WORDING } from "../define-kind";

/** A request that nobody answered has run out. */
export const staffExpired = defineKind({
  template: "appointment.expired",
  to: "staff",
  channels: { event: "staffExpired", push: "changes" },
  toldIf: "always",
  countedAlone: false,
  inside: true,
  tells: { asked: null, proposed: null, sure: null, off: "staffExpired", over: null },
  wordings: { staffExpired: { ...STAFF_WORDING, leadsTo: "appointment" } },
});
