import type { RecipientKind, VisitTemplate } from "./mail-template";
import type { VisitForMail } from "./visit-for-mail";

/** What a mail about a visit tells; each has its words in the messages, under the same name. */
export const VISIT_STORIES = [
  "booked",
  "confirmRequest",
  "payRequest",
  "seatTwice",
  "confirmed",
  "canceled",
  "rescheduled",
  "rescheduledByPatient",
  "rejected",
  "expired",
  "reassigned",
  "setByOrganization",
  "roomLink",
  "reminder",
  "followUp",
  "feedback",
  "staffNewRequest",
  "staffBooked",
  "staffConfirmed",
  "staffRescheduled",
  "staffCanceled",
  "staffExpired",
  "staffWaiting",
] as const;
export type VisitStory = (typeof VISIT_STORIES)[number];
export const isStory = (name: string): name is VisitStory => VISIT_STORIES.some((story) => story === name);

type Told = Pick<VisitForMail, "standing" | "previousStartsAt">;

function toldToStaff(template: VisitTemplate, { standing, previousStartsAt }: Told): VisitStory | null {
  if (template === "appointment.canceled") return standing === "off" ? "staffCanceled" : null;
  if (template === "appointment.expired") return standing === "off" ? "staffExpired" : null;
  if (template === "appointment.confirmed") return standing === "sure" ? "staffConfirmed" : null;
  if (template === "room.waiting") return standing === "sure" ? "staffWaiting" : null;
  if (standing === "sure") return "staffBooked";
  if (standing !== "asked") return null;
  return previousStartsAt === null ? "staffNewRequest" : "staffRescheduled";
}

function toldToPatient(template: VisitTemplate, { standing }: Told): VisitStory | null {
  if (template === "appointment.canceled") return standing === "off" ? "canceled" : null;
  if (template === "appointment.rejected") return standing === "off" ? "rejected" : null;
  if (template === "appointment.expired") return standing === "off" ? "expired" : null;
  if (template === "appointment.reminder") return standing === "sure" ? "reminder" : null;
  if (template === "appointment.followUp") return standing === "over" ? "followUp" : null;
  if (template === "appointment.feedback") return standing === "over" ? "feedback" : null;
  if (template === "room.link") return standing === "sure" ? "roomLink" : null;
  if (template === "appointment.confirmed") return standing === "sure" ? "confirmed" : null;
  if (template === "appointment.confirmRequest") return standing === "asked" ? "confirmRequest" : null;
  if (template === "appointment.payRequest") return standing === "asked" ? "payRequest" : null;
  if (template === "appointment.seatTwice") return standing === "off" || standing === "over" ? null : "seatTwice";
  if (template === "appointment.reassigned") return standing === "off" || standing === "over" ? null : "reassigned";
  if (template === "appointment.rescheduled") {
    if (standing === "asked") return "rescheduledByPatient";
    return standing === "proposed" ? "rescheduled" : null;
  }
  if (standing === "sure") return "confirmed";
  if (standing === "asked") return "booked";
  return standing === "proposed" ? "setByOrganization" : null;
}

/**
 * What there is to tell when a mail's turn comes. A visit may have changed since the mail was asked for; one that
 * would now tell something untrue is overtaken and not sent: null. The later change has a mail of its own.
 */
export function visitStory(template: VisitTemplate, to: RecipientKind, visit: Told): VisitStory | null {
  return to === "EMPLOYEE" ? toldToStaff(template, visit) : toldToPatient(template, visit);
}

/** Whether it reminds of a time that is not the visit's any more, or has come. Times in epoch milliseconds. */
export const isStale = (
  story: VisitStory,
  told: { startsAt?: number | undefined },
  visit: Pick<VisitForMail, "startsAt">,
  now: number,
): boolean => story === "reminder" && (told.startsAt !== visit.startsAt || now >= visit.startsAt);

/** Whether the mail leads to the waiting room: once the visit is sure, and only for its patient. */
export const leadsToRoom = (story: VisitStory): boolean =>
  story === "confirmed" || story === "roomLink" || story === "reminder";

/** Whether the visit comes with the mail as a file for the patient's calendar: where its time is new, or gone. */
export const bringsCalendarFile = (story: VisitStory): boolean => !mayBeRefused(story) && !asksFirst(story);

/** Whether the request holds its time for a while only, until its asker has done what the mail says. */
export const asksFirst = (story: VisitStory): boolean => story === "confirmRequest" || story === "payRequest";

/** What the clock tells by itself, and nobody has asked for: its receiver may refuse it. */
export const mayBeRefused = (story: VisitStory): boolean =>
  story === "reminder" || story === "followUp" || story === "feedback";
