import { defineKind, ROOM_TEXT, APPOINTMENT_WORDING } from "../define-kind";

/** Reminds of an appointment. */
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
      ...APPOINTMENT_WORDING,
      group: "reminders",
      text: ROOM_TEXT,
      sample: "video",
      adds: ["instructions"],
      leadsTo: "room",
      refusable: true,
    },
  },
});
