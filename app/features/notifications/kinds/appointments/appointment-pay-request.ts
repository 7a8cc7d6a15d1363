import { defineKind, OF_APPOINTMENT, APPOINTMENT_WORDING } from "../define-kind";

/** An appointment is held until it is paid for. */
export const appointmentPayRequest = defineKind({
  template: "appointment.payRequest",
  to: "patient",
  channels: null,
  toldIf: "always",
  countedAlone: true,
  inside: true,
  tells: { asked: "payRequest", proposed: null, sure: null, off: null, over: null },
  wordings: {
    payRequest: {
      ...APPOINTMENT_WORDING,
      says: [...OF_APPOINTMENT, "until"],
      must: ["date", "until"],
      text: null,
      leadsTo: "payment",
    },
  },
});
