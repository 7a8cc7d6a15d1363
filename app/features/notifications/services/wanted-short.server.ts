import { isWanted } from "../domain/mail-wish";
import type { MailPayload } from "../schemas/mail-payload";
import type { Wishes } from "./read-wishes.server";

const OF_ALL = { requests: true, changes: true, reminders: true };

/** Whether the organization tells this at all; the receiver's own choice is made channel by channel. */
export const isWantedShort = ({ template, to }: MailPayload, { organization }: Pick<Wishes, "organization">): boolean =>
  isWanted(template, to.kind, organization, OF_ALL);
