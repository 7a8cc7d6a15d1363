import type { ToldEvent } from "~/kernel/told-events";
import type { ShortChannel } from "./channel";
import type { MailTemplate, RecipientKind } from "./mail-template";

const TO_PATIENT: { readonly [Template in MailTemplate]?: ToldEvent } = {
  "appointment.booked": "booked",
  "appointment.confirmed": "confirmed",
  "series.set": "confirmed",
  "appointment.set": "proposed",
  "appointment.rescheduled": "proposed",
  "appointment.canceled": "canceled",
  "appointment.rejected": "canceled",
  "appointment.expired": "canceled",
  "series.canceled": "canceled",
  "appointment.reassigned": "reassigned",
  "room.link": "roomLink",
  "appointment.reminder": "reminder",
  "appointment.followUp": "followUp",
  "appointment.feedback": "feedback",
  "waitingList.offer": "waitingOffer",
  "family.consent": "family",
  "family.answered": "family",
};

const TO_STAFF: { readonly [Template in MailTemplate]?: ToldEvent } = {
  "appointment.requestReceived": "staffRequest",
  "employee.waiting": "staffRequest",
  "appointment.booked": "staffChange",
  "appointment.confirmed": "staffChange",
  "appointment.canceled": "staffChange",
  "appointment.rescheduled": "staffChange",
  "appointment.expired": "staffChange",
  "groupSession.given": "staffChange",
  "room.waiting": "staffWaiting",
};

/** The event that a message tells of, as an organization chooses channels for it; undefined for what goes by mail alone. */
export const toldEventOf = (template: MailTemplate, to: RecipientKind): ToldEvent | undefined =>
  (to === "EMPLOYEE" ? TO_STAFF : TO_PATIENT)[template];

/** By which channels the organization tells which events. */
export type EventsByChannel = Readonly<Record<ShortChannel, readonly ToldEvent[]>>;

/** What a push says that there is news of. */
export function pushWordsOf(template: MailTemplate): "requests" | "changes" | "reminders" | "news" {
  if (template === "appointment.requestReceived" || template === "employee.waiting") return "requests";
  if (template === "appointment.reminder") return "reminders";
  const ofVisit = /^(appointment|series|groupSession|waitingList|room)\./.test(template);
  return ofVisit && template !== "appointment.followUp" && template !== "appointment.feedback" ? "changes" : "news";
}
