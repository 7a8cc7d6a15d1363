import { defineKind, APPOINTMENT_WORDING } from "../define-kind";

/** Asks for what is not paid, with the page to pay it on. */
export const appointmentPaymentDue = defineKind({
  template: "appointment.paymentDue",
  to: "patient",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: true,
  tells: { asked: "paymentDue", proposed: "paymentDue", sure: "paymentDue", off: null, over: "paymentDue" },
  wordings: {
    paymentDue: {
      ...APPOINTMENT_WORDING,
      group: "reminders",
      must: ["date"],
      text: null,
      leadsTo: "payment",
      refusable: false,
    },
  },
});
