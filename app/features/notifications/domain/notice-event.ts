import { MAIL_TEMPLATES, type AccountTemplate, type MailTemplate } from "./mail-template";
import { isStory, type VisitStory } from "./visit-story";

/** What concerns no visit and is told inside the app as well. */
const ACCOUNT_EVENTS = [
  "employee.waiting",
  "patientImport.done",
  "patientImport.stopped",
] as const satisfies readonly AccountTemplate[];
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number];

/** What a notification inside the app tells: what a mail of a visit tells, or an event of an account. */
export type NoticeEvent = VisitStory | AccountEvent;

export const isAccountEvent = (name: string): name is AccountEvent => ACCOUNT_EVENTS.some((event) => event === name);
export const isNoticeEvent = (name: string): name is NoticeEvent => isStory(name) || isAccountEvent(name);

/** A mail that only makes sense as a mail: it carries a link that was asked for, or asks to be answered. */
export const isMailOnly = (template: MailTemplate): boolean =>
  template === "room.link" ||
  template === "appointment.feedback" ||
  (MAIL_TEMPLATES[template].about === "account" && !isAccountEvent(template));
