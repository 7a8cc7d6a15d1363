import { z } from "zod";
import { commit, refusedAs } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { endSessionById } from "../../data/sessions/sessions.server";
import { accountOwner } from "../accounts/account-owner.server";
import { sessionsEnded } from "../../support/sessions/sessions-ended.server";

const one = z.object({ id: z.string().min(1) });

/** Ends one of the user's own sessions; its browser is signed out on its next request. @throws NotFoundError */
export async function endOneSession(context: RequestContext, raw: unknown): Promise<void> {
  const { userId } = await accountOwner(context);
  const { id } = parse(one, raw);
  const { db, now } = context;
  await commit(context, {
    guarded: endSessionById(db, userId, id, now),
    audit: [{ action: "session.end", subjectKind: "user", subjectId: userId, fields: ["one"] }],
    outbox: [sessionsEnded(userId, now)],
    result: null,
  }).catch(refusedAs({ conflict: () => new NotFoundError() }));
}
