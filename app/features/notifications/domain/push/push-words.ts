import type { MailTemplate } from "../mail/mail-template";

/** What a push says that there is news of. */
export function pushWordsOf(template: MailTemplate): "requests" | "changes" | "reminders" | "news" {
  if (template === "appointment.requestReceived" || template === "employee.waiting") return "requests";
  if (template === "appointment.reminder") return "reminders";
  const ofVisit = /^(appointment|series|groupSession|waitingList|room)\./.test(template);
  return ofVisit && template !== "appointment.followUp" && template !== "appointment.feedback" ? "changes" : "news";
}
