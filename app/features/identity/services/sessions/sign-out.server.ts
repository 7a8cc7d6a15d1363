import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { endSession } from "../../data/sessions/sessions.server";

/** Ends the session that the request came with; where nobody is signed in there is nothing to end. */
export async function signOut(context: RequestContext): Promise<void> {
  const { actor, db, now } = context;
  if (actor.kind !== "employee" && actor.kind !== "patient" && actor.kind !== "pending") return;
  await authorize(context, "session.end", { kind: "user", id: actor.userId, userId: actor.userId });
  await commit(context, {
    writes: [endSession(db, actor.sessionHash, now)],
    audit: [{ action: "session.end", subjectKind: "user", subjectId: actor.userId }],
    result: null,
  });
}
