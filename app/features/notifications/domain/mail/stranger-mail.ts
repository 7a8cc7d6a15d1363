import type { MailTemplate, RecipientKind } from "./mail-template";

/** Within this time an address gets so many of each kind of mail that strangers cause, and no more. */
export const STRANGER_WINDOW_MS = 3_600_000;
export const MOST_STRANGER_MAILS = 3;

/** Mails by whose link an owner gets in, or proves who asked: each is counted by itself. */
const LETS_IN: ReadonlySet<MailTemplate> = new Set<MailTemplate>([
  "password.reset",
  "signIn.link",
  "email.prove",
  "patient.welcome",
  "appointment.confirmRequest",
  "appointment.payRequest",
]);

/**
 * What a mail is counted with. Bookings in somebody's name must not use up the links that let this person in, so that
 * each kind of link has a count of its own, and all other mails share one.
 */
export const countedWith = (template: MailTemplate): string => (LETS_IN.has(template) ? template : "notices");

/** Whether a mail counts: staff are told of every request. */
export const countsAsStrangers = (to: RecipientKind, { stranger, again }: { stranger?: boolean; again?: boolean }) =>
  stranger === true && again !== true && to !== "EMPLOYEE";
