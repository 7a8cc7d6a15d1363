import { defineKind, STAFF_STORY } from "../define-kind";

/** A patient has canceled a visit. */
export const staffCanceled = defineKind({
  template: "appointment.canceled",
  to: "staff",
  channels: { event: "staffCanceled", push: "changes" },
  toldIf: "always",
  countedAlone: false,
  inside: true,
  tells: { asked: null, proposed: null, sure: null, off: "staffCanceled", over: null },
  wordings: { staffCanceled: { ...STAFF_STORY, leadsTo: "visit" } },
});
