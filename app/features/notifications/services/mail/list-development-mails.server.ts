import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { listDevelopmentMails as listMails, type DevelopmentMailLine } from "../../data/mail/development-mails.server";
import type { Channel } from "../../domain/preferences/channel";

/** Mails that one page shows. */
const MAILS_A_PAGE = 50;

/**
 * What the development transports kept for this organization, of one channel or of all, newest first, and the id that
 * the next page goes on from (null on the last one). @throws NotFoundError in production
 */
export async function listDevelopmentMails(
  context: RequestContext,
  before: string | null,
  channel: Channel | null = null,
): Promise<{ mails: DevelopmentMailLine[]; next: string | null }> {
  await authorize(context, "developmentMail.read");
  if (context.env.ENVIRONMENT === "production") throw new NotFoundError();
  const found = await listMails(context.db, MAILS_A_PAGE + 1, before, channel);
  const mails = found.slice(0, MAILS_A_PAGE);
  return { mails, next: found.length > MAILS_A_PAGE ? (mails.at(-1)?.id ?? null) : null };
}
