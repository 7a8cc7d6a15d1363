import { commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { endOtherSessions } from "../../data/sessions/sessions.server";
import { accountOwner } from "../accounts/account-owner.server";
import { sessionsEnded } from "../../support/sessions/sessions-ended.server";

/** Ends all of the user's sessions but the one that asks. */
export async function endAllOtherSessions(context: RequestContext): Promise<void> {
  const { userId, sessionHash } = await accountOwner(context);
  const { db, now } = context;
  await commit(context, {
    writes: [endOtherSessions(db, userId, sessionHash, now)],
    audit: [{ action: "session.end", subjectKind: "user", subjectId: userId, fields: ["others"] }],
    outbox: [sessionsEnded(userId, now)],
    result: null,
  });
}
