import { defineKind, OF_VISIT, VISIT_STORY } from "../define-kind";

/** A visit is held until it is paid for. */
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
      ...VISIT_STORY,
      says: [...OF_VISIT, "until"],
      must: ["date", "until"],
      text: null,
      leadsTo: "payment",
    },
  },
});
