import type { OutboxEntry } from "~/db/commit.server";
import { outboxEntry } from "~/outbox/outbox-entry";

/** What a user is told of their account's security by mail. */
export type SecurityMail =
  | "security.factorAdded"
  | "security.factorRemoved"
  | "security.passwordChanged"
  | "security.newDevice"
  | "security.recoveryCodeUsed"
  | "security.emailAsked";

/** The outbox row of a mail to a user about their account's security. `now` in UTC ms. */
export const securityMail = (template: SecurityMail, userId: string, now: number): OutboxEntry =>
  outboxEntry({ now }, "mail", { template, to: { kind: "USER", id: userId } });
