import type { MailTemplate, RecipientKind } from "~/outbox/mail-templates";
import { kindOf } from "../../kinds/kind-of";

/** Within this time an address gets so many of each kind of mail that strangers cause, and no more. */
export const STRANGER_WINDOW_MS = 3_600_000;
export const MOST_STRANGER_MAILS = 3;

/** What a mail is counted with: by itself where its link lets somebody in, else with all others. */
export const countedWith = (template: MailTemplate, to: RecipientKind): string =>
  kindOf(template, to).countedAlone ? template : "notices";

/** Whether a mail counts: staff are told of every request. */
export const countsAsStrangers = (
  to: RecipientKind,
  { stranger, again }: { stranger?: boolean | undefined; again?: boolean | undefined },
) => stranger === true && again !== true && to !== "EMPLOYEE";
