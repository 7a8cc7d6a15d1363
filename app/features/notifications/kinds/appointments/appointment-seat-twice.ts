import { defineKind, APPOINTMENT_WORDING } from "../define-kind";

/** Somebody named a patient who has a seat of the session already. */
export const appointmentSeatTwice = defineKind({
  template: "appointment.seatTwice",
  to: "patient",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: true,
  tells: { asked: "seatTwice", proposed: "seatTwice", sure: "seatTwice", off: null, over: null },
  wordings: { seatTwice: { ...APPOINTMENT_WORDING, text: null, leadsTo: "appointment" } },
});
