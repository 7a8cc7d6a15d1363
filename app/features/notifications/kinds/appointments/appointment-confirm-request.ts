import { defineKind, OF_APPOINTMENT, APPOINTMENT_WORDING } from "../define-kind";

/** Whoever asked for an appointment without signing in has to confirm it by this mail. */
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
      ...APPOINTMENT_WORDING,
      says: [...OF_APPOINTMENT, "until"],
      must: ["date", "until"],
      text: null,
      leadsTo: "proof",
    },
  },
});
