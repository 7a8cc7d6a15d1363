import type { RequestContext } from "~/platform/context.server";
import { keyedHash } from "~/platform/crypto/crypto.server";
import { takeStrangerMail } from "../../data/mail/stranger-mails.server";
import {
  countedWith,
  countsAsStrangers,
  MOST_STRANGER_MAILS,
  STRANGER_WINDOW_MS,
} from "../../domain/mail/stranger-mail";
import type { MailPayload } from "~/outbox/mail";

/** Whether a mail may go to an address: of those that strangers cause, few an hour do. */
export async function strangerMailAllowed(
  context: RequestContext,
  { template, to, ...payload }: MailPayload,
  { outboxId, email }: { outboxId: string; email: string },
): Promise<boolean> {
  if (!countsAsStrangers(to.kind, payload)) return true;
  const { db, env, now, organization } = context;
  const purpose = `stranger mail ${organization.id} ${countedWith(template, to.kind)}`;
  const addressHash = await keyedHash(env.SESSION_TOKEN_KEY, purpose, email.toLowerCase());
  const since = now - STRANGER_WINDOW_MS;
  return takeStrangerMail(db, { addressHash, outboxId, at: now, since, below: MOST_STRANGER_MAILS });
}
