import type { MailTemplate, RecipientKind } from "./mail-template";

/** Within this time an address gets so many of the mails that strangers cause, and no more. */
export const STRANGER_WINDOW_MS = 3_600_000;
const MOST = 3;

/** So that whoever sends themselves into an account of another cannot use all of them up: kept for what lets in. */
const KEPT_FOR: MailTemplate = "password.reset";

/**
 * How many mails of strangers an address may have had within the hour for this one to go there too. The last one is
 * kept for the link to a new password, which works for that hour: its owner always has one that works.
 */
export const strangerMailsBefore = (template: MailTemplate): number => (template === KEPT_FOR ? MOST : MOST - 1);

/** Whether a mail counts: staff are told of every request. */
export const countsAsStrangers = (to: RecipientKind, { stranger, again }: { stranger?: boolean; again?: boolean }) =>
  stranger === true && again !== true && to !== "EMPLOYEE";
