import { defineKind, ROOM_TEXT, VISIT_STORY } from "../define-kind";

/** Reminds of a visit. */
export const appointmentReminder = defineKind({
  template: "appointment.reminder",
  to: "patient",
  channels: { event: "reminder", push: "reminders" },
  toldIf: "always",
  countedAlone: false,
  inside: true,
  tells: { asked: null, proposed: null, sure: "reminder", off: null, over: null },
  wordings: {
    reminder: {
      ...VISIT_STORY,
      group: "reminders",
      text: ROOM_TEXT,
      sample: "video",
      adds: ["instructions"],
      leadsTo: "room",
      refusable: true,
    },
  },
});
