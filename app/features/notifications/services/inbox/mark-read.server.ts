import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { markReadStatement } from "../../data/inbox/notices.server";
import { notifyInbox } from "../../support/inbox/user-inbox.server";

/**
 * Marks some of a user's notifications as read, or all, and tells their other tabs. What is not theirs, or was read
 * before, stays as it is. The caller has established whose they are.
 */
export async function markRead(context: RequestContext, userId: string, ids: readonly string[] | "all"): Promise<void> {
  await commit(context, {
    writes: [markReadStatement(context.db, userId, ids, context.now)],
    audit: [{ action: "notification.read", subjectKind: "user", subjectId: userId, fields: ["readAt"] }],
    result: null,
  });
  notifyInbox(context, userId, false);
}
