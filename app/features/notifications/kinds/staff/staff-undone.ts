import { defineKind, STAFF_WORDING } from "../define-kind";

/** A change that the provider was told of was undone. */
export const staffUndone = defineKind({
  template: "appointment.undone",
  to: "staff",
  channels: { event: "staffCanceled", push: "changes" },
  toldIf: "always",
  countedAlone: false,
  inside: true,
  tells: {
    asked: "staffUndone",
    proposed: "staffUndone",
    sure: "staffUndone",
    off: "staffUndone",
    over: "staffUndone",
  },
  wordings: { staffUndone: { ...STAFF_WORDING, leadsTo: "appointment" } },
});
