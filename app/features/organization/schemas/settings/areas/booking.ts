import { organizationArea } from "../setting-area";
import { entries, onOff, text, whole } from "../setting-fields";

/** What goes on before and during an appointment. */
export const bookingAreas = {
  "text-consultation": organizationArea({
    words: "settings:areas.textConsultation",
    group: "booking",
    reader: null,
    fields: {
      enabled: onOff(false),
      answerWithinHours: whole(1, 336, 48),
      mostCharacters: whole(100, 5000, 1000),
      instructions: text(1000),
    },
  }),
  "waiting-room": organizationArea({
    words: "settings:areas.waitingRoom",
    group: "booking",
    reader: "app/features/waiting-room/services/chat/read-ready-replies.server.ts",
    fields: { readyReplies: entries(50, { hint: "settings:fields.readyRepliesHint" }) },
  }),
  "patient-briefing": organizationArea({
    words: "settings:areas.patientBriefing",
    group: "booking",
    seenByAll: true,
    reader: "app/features/waiting-room/services/record/read-briefing.server.ts",
    fields: {
      patientBriefingEnabled: onOff(false),
      briefing: text(4000, { hint: "settings:fields.briefingHint" }),
      briefingQuestions: entries(20, { hint: "settings:fields.briefingQuestionsHint" }),
    },
  }),
  "patient-questions": organizationArea({
    words: "settings:areas.patientQuestions",
    group: "booking",
    reader: null,
    fields: { enabled: onOff(true), instructions: text(1000), topics: entries(50) },
  }),
};
