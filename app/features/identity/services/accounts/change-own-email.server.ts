import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { requireFresh } from "~/platform/access/fresh-sign-in.server";
import { parse } from "~/platform/http/parse.server";
import { limitRate } from "~/platform/rate-limit.server";
import { endWaitingStatement } from "../../data/accounts/email-changes.server";
import { findUserById } from "../../data/sessions/sign-in-user.server";
import { ownEmailSchema } from "../../schemas/accounts/email-change";
import { accountOwner } from "./account-owner.server";
import { askForEmail } from "../../support/accounts/credentials.server";

/** The address that whoever looks after their account has now. @throws FreshSignInNeededError */
export async function readOwnEmail(context: RequestContext): Promise<{ email: string }> {
  const { userId } = await accountOwner(context);
  requireFresh(context);
  const user = await findUserById(context.db, userId);
  return { email: user?.email ?? "" };
}

/**
 * Asks for another address of the user's own account. It takes effect once the link that is mailed to it was opened.
 * What is answered is the same where somebody else has the address: they are told, and nobody else.
 * @throws FreshSignInNeededError, InvalidError, RateLimitedError
 */
export async function changeOwnEmail(context: RequestContext, raw: unknown): Promise<void> {
  const { userId } = await accountOwner(context);
  const { email } = parse(ownEmailSchema, raw);
  await limitRate(context, "LINK_LIMIT", `own-email:${userId}`);
  const { outcome, writes, audit, outbox } = await askForEmail(context, { userId, email });
  const [first, ...more] = audit;
  if (outcome === "none" || !first) return;
  await commit(context, { writes, audit: [first, ...more], outbox, result: null });
}

/** Keeps the address of now: the link that was mailed to the other one works no more. */
export async function withdrawEmail(context: RequestContext): Promise<void> {
  const { userId } = await accountOwner(context);
  await commit(context, {
    writes: [endWaitingStatement(context.db, userId, context.now)],
    audit: [{ action: "user.emailKept", subjectKind: "user", subjectId: userId }],
    result: null,
  });
}
