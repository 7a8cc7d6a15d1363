import { defineKind, STAFF_WORDING } from "../define-kind";

/** A provider began an appointment that they alone had set, by which the patient's record opened to them. */
export const staffBegunAlone = defineKind({
  template: "appointment.begunAlone",
  to: "staff",
  channels: null,
  toldIf: "always",
  countedAlone: false,
  inside: true,
  tells: {
    asked: "staffBegunAlone",
    proposed: "staffBegunAlone",
    sure: "staffBegunAlone",
    off: "staffBegunAlone",
    over: "staffBegunAlone",
  },
  wordings: { staffBegunAlone: { ...STAFF_WORDING, leadsTo: "appointment" } },
});
