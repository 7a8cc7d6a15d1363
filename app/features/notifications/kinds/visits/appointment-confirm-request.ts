import { defineKind, OF_VISIT, VISIT_STORY } from "../define-kind";

/** Whoever asked for a visit without signing in has to confirm it by this mail. */
export const appointmentConfirmRequest = defineKind({
  template: "appointment.confirmRequest",
  to: "patient",
  channels: null,
  toldIf: "always",
  countedAlone: true,
  inside: true,
  tells: { asked: "confirmRequest", proposed: null, sure: null, off: null, over: null },
  wordings: {
    confirmRequest: {
      ...VISIT_STORY,
      says: [...OF_VISIT, "until"],
      must: ["date", "until"],
      text: null,
      leadsTo: "proof",
    },
  },
});
