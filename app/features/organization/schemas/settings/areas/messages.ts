import { PUSHED_EVENTS, TEXTED_EVENTS, TOLD_TO_PATIENTS, TOLD_TO_STAFF } from "~/kernel/notifiable-events";
import { organizationArea } from "../setting-area";
import { channelTable, duration, email, onOff, quietHours, someOf, whole } from "../setting-fields";

const TOLD = "app/features/notifications/domain/preferences/mail-wish.ts";
const OPEN = "app/features/notifications/services/preferences/open-channels.server.ts";
const WANTED = "app/features/notifications/support/preferences/wanted-channels.server.ts";

/** Which messages the practice sends, to whom, by which channel and when. */
export const messagesAreas = {
  notifications: organizationArea("messages", {
    words: "settings:areas.notifications",
    sections: {
      appointments: ["staffOfRequests", "patientOfConfirmations", "patientOfChanges"],
      reminders: ["reminderHours", "secondReminderHours"],
      afterwards: ["replyTo", "followUpDays", "paymentDays", "paymentTimes"],
      channels: ["smsToPatients", "whatsappToPatients", "smsEvents", "whatsappEvents", "pushEvents"],
      quiet: ["quietFrom", "quietUntil"],
    },
    reader: "app/features/notifications/domain/mail/appointment-messages.ts",
    fields: {
      staffOfRequests: onOff(true, { reader: TOLD }),
      patientOfConfirmations: onOff(true, {
        reader: TOLD,
      }),
      patientOfChanges: onOff(true, {
        hint: "settings:fields.patientOfChangesHint",
        reader: TOLD,
      }),
      /** A week at most: the clock looks at an appointment that long before it (appointment-conditions.ts). */
      reminderHours: duration("hours", [0, 168], 24, { hint: "settings:fields.reminderHint" }),
      secondReminderHours: duration("hours", [0, 168], 1, { hint: "settings:fields.reminderHint" }),
      followUpDays: duration("days", [0, 365], 0, { hint: "settings:fields.followUpHint" }),
      paymentDays: duration("days", [0, 90], 0, { hint: "settings:fields.paymentDaysHint" }),
      paymentTimes: whole(1, 5, 2, { hint: "settings:fields.paymentTimesHint" }),
      replyTo: email({
        hint: "settings:fields.replyToHint",
        reader: "app/features/notifications/services/marketing/deliver-marketing.server.ts",
      }),
      smsToPatients: onOff(false, { hint: "settings:fields.phoneChannelHint", reader: OPEN }),
      whatsappToPatients: onOff(false, { hint: "settings:fields.phoneChannelHint", reader: OPEN }),
      /** Which events go by which channel, besides the mail. */
      smsEvents: {
        schema: someOf(TEXTED_EVENTS),
        asks: channelTable(
          [...TOLD_TO_PATIENTS, ...TOLD_TO_STAFF],
          [
            { name: "smsEvents", label: "channels:channel.SMS", values: TEXTED_EVENTS },
            { name: "whatsappEvents", label: "channels:channel.WHATSAPP", values: TEXTED_EVENTS },
            { name: "pushEvents", label: "channels:channel.PUSH", values: PUSHED_EVENTS },
          ],
        ),
        reader: WANTED,
      },
      whatsappEvents: { schema: someOf(TEXTED_EVENTS), reader: WANTED },
      pushEvents: { schema: someOf(PUSHED_EVENTS), reader: WANTED },
      ...quietHours({ reader: "app/features/notifications/services/preferences/read-wishes.server.ts" }),
    },
  }),
  "patient-feedback": organizationArea("messages", {
    words: "settings:areas.patientFeedback",
    reader: "app/features/feedback/services/ask-feedback.server.ts",
    fields: {
      patientFeedbackEnabled: onOff(false, { hint: "settings:fields.patientFeedbackEnabledHint" }),
      requestForFeedback: onOff(true, { hint: "settings:fields.requestForFeedbackHint" }),
      feedbackHours: duration("hours", [0, 168], 2, { hint: "settings:fields.feedbackHint" }),
      publishFeedback: onOff(false, {
        hint: "settings:fields.publishFeedbackHint",
        reader: "app/features/feedback/services/own-feedback.server.ts",
      }),
    },
  }),
};
