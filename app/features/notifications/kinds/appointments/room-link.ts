import { defineKind, ROOM_TEXT, APPOINTMENT_WORDING } from "../define-kind";

/** The provider waits for the patient: the way into the room. */
export const roomLink = defineKind({
  template: "room.link",
  to: "patient",
  channels: { event: "roomLink", push: "changes" },
  toldIf: "always",
  countedAlone: false,
  inside: false,
  tells: { asked: null, proposed: null, sure: "roomLink", off: null, over: null },
  wordings: { roomLink: { ...APPOINTMENT_WORDING, text: ROOM_TEXT, sample: "video", leadsTo: "room" } },
});
