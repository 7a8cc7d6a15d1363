import { TOPICS } from "~/outbox/topics";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { dropEndedStatement } from "../../data/push/push-subscriptions.server";
import { userInbox } from "../../support/inbox/user-inbox.server";

/**
 * Closes the sockets of a user whose session, role or account has changed; who still may comes back by themselves. The
 * browsers whose session has ended are pushed to no more.
 */
export async function endInbox(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "outbox.deliver");
  const { userId } = parse(TOPICS["user.ended"], raw);
  await dropEndedStatement(context.db, userId, context.now).run();
  await userInbox(context, userId).end();
}
