import { defineKind, STAFF_WORDING } from "../define-kind";

/** A patient waits in the room. */
export const roomWaiting = defineKind({
  template: "room.waiting",
  to: "staff",
  channels: { event: "staffWaiting", push: "changes" },
  toldIf: "always",
  countedAlone: false,
  inside: true,
  tells: { asked: null, proposed: null, sure: "staffWaiting", off: null, over: null },
  wordings: { staffWaiting: { ...STAFF_WORDING, sample: "video", leadsTo: "appointment" } },
});
