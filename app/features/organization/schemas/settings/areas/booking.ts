import { organizationArea } from "../setting-area";
import { duration, entries, onOff, text, whole } from "../setting-fields";

/** What goes on before and during an appointment. */
export const bookingAreas = {
  "text-consultation": organizationArea("booking", {
    words: "settings:areas.textConsultation",
    reader: "app/features/questions/support/question-terms.server.ts",
    fields: {
      enabled: onOff(false),
      answerWithinHours: duration("hours", [1, 336], 48),
      inOpeningHours: onOff(true, { hint: "settings:fields.inOpeningHoursHint" }),
      mostCharacters: whole(100, 5000, 1000),
      instructions: text(1000),
      emergencyWords: entries(100, { hint: "settings:fields.emergencyWordsHint" }),
    },
    copy: ({ enabled }) => ({ settings: { textConsultation: enabled } }),
  }),
  "waiting-room": organizationArea("booking", {
    words: "settings:areas.waitingRoom",
    reader: "app/features/waiting-room/services/chat/read-ready-replies.server.ts",
    fields: { readyReplies: entries(50, { hint: "settings:fields.readyRepliesHint" }) },
  }),
  "patient-briefing": organizationArea("booking", {
    words: "settings:areas.patientBriefing",
    seenBy: "healthRecord.read",
    reader: "app/features/forms/support/questionnaires/briefing-version.server.ts",
    fields: {
      patientBriefingEnabled: onOff(false),
      briefing: text(4000, { hint: "settings:fields.briefingHint" }),
      briefingQuestions: entries(20, { hint: "settings:fields.briefingQuestionsHint" }),
    },
    copy: ({ patientBriefingEnabled, briefingQuestions }) => ({
      settings: { patientBriefing: patientBriefingEnabled && briefingQuestions !== "" },
    }),
  }),
  "patient-questions": organizationArea("booking", {
    words: "settings:areas.patientQuestions",
    reader: "app/features/questions/support/question-terms.server.ts",
    fields: { enabled: onOff(true), instructions: text(1000), topics: entries(50) },
    copy: ({ enabled }) => ({ settings: { patientQuestions: enabled } }),
  }),
};
