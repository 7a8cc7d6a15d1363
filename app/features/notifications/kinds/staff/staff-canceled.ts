import { defineKind, STAFF_WORDING } from "../define-kind";

/** A patient has canceled an appointment. */
export const staffCanceled = defineKind({
  template: "appointment.canceled",
  to: "staff",
  channels: { event: "staffCanceled", push: "changes" },
  toldIf: "always",
  countedAlone: false,
  inside: true,
  tells: { asked: null, proposed: null, sure: null, off: "staffCanceled", over: null },
  wordings: { staffCanceled: { ...STAFF_WORDING, leadsTo: "appointment" } },
});
