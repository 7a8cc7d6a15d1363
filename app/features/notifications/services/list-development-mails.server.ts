import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/errors.server";
import { listDevelopmentMails as listMails, type DevelopmentMailLine } from "../data/development-mails.server";

/** Mails that one page shows. */
const MAILS_A_PAGE = 50;

/**
 * The mails that the development transport kept for this organization, newest first, and the id that the next page
 * goes on from (null on the last one). @throws NotFoundError in production
 */
export async function listDevelopmentMails(
  context: RequestContext,
  before: string | null,
): Promise<{ mails: DevelopmentMailLine[]; next: string | null }> {
  await authorize(context, "developmentMail.read");
  if (context.env.ENVIRONMENT === "production") throw new NotFoundError();
  const found = await listMails(context.db, MAILS_A_PAGE + 1, before);
  const mails = found.slice(0, MAILS_A_PAGE);
  return { mails, next: found.length > MAILS_A_PAGE ? (mails.at(-1)?.id ?? null) : null };
}
