import { MAIL_TEMPLATES, type AccountTemplate, type MailTemplate } from "../mail/mail-template";
import { isStory, type VisitStory } from "../mail/visit-story";

/** What is told inside the app that is not about one visit. */
export const OTHER_EVENTS = [
  "employee.waiting",
  "patientImport.done",
  "patientImport.stopped",
  "seriesSet",
  "seriesProposed",
  "seriesCanceled",
  "sessionGiven",
  "waitingOffer",
  "familyConsent",
  "familyAgreed",
  "familyDeclined",
] as const;
export type OtherEvent = (typeof OTHER_EVENTS)[number];

/** What a notification inside the app tells. */
export type NoticeEvent = VisitStory | OtherEvent;

export const isOtherEvent = (name: string): name is OtherEvent => OTHER_EVENTS.some((event) => event === name);
export const isNoticeEvent = (name: string): name is NoticeEvent => isStory(name) || isOtherEvent(name);

/** Mails of accounts that are told inside the app as well. */
const ALSO_INSIDE: ReadonlySet<MailTemplate> = new Set<AccountTemplate>([
  "employee.waiting",
  "patientImport.done",
  "patientImport.stopped",
  "series.set",
  "series.canceled",
  "groupSession.given",
  "waitingList.offer",
  "family.consent",
  "family.answered",
]);

/** A mail that only makes sense as a mail: it carries a link that was asked for, or asks to be answered. */
export const isMailOnly = (template: MailTemplate): boolean =>
  template === "room.link" ||
  template === "appointment.feedback" ||
  (MAIL_TEMPLATES[template].about === "account" && !ALSO_INSIDE.has(template));
