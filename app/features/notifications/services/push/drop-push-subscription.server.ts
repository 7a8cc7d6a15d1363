import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { dropOfSessionStatement } from "../../data/push/push-subscriptions.server";
import { ownSession } from "../inbox/own-session.server";

/** Pushes to this browser no more. */
export async function dropPushSubscription(context: RequestContext): Promise<void> {
  const { userId, sessionHash } = await ownSession(context);
  await commit(context, {
    writes: [dropOfSessionStatement(context.db, sessionHash)],
    audit: [{ action: "push.unsubscribe", subjectKind: "user", subjectId: userId }],
    result: null,
  });
}
