import { z } from "zod";
import { commit, CommitRefused, type OutboxEntry } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/errors.server";
import { parse } from "~/platform/parse.server";
import { endOtherSessions, endSessionById } from "../data/sessions.server";
import { accountOwner } from "./account-owner.server";

const one = z.object({ id: z.string().min(1) });

/** Tells the rooms that sockets of a user may have lost their session: each has to show again that it may stay. */
export const sessionsEnded = (userId: string, now: number): OutboxEntry => ({
  id: uuidv7(now),
  topic: "user.ended",
  payload: { userId },
});

/** Ends one of the user's own sessions; its browser is signed out on its next request. @throws NotFoundError */
export async function endOneSession(context: RequestContext, raw: unknown): Promise<void> {
  const { userId } = await accountOwner(context);
  const { id } = parse(one, raw);
  const { db, now } = context;
  try {
    await commit(context, {
      guarded: endSessionById(db, userId, id, now),
      audit: [{ action: "session.end", subjectKind: "user", subjectId: userId, fields: ["one"] }],
      outbox: [sessionsEnded(userId, now)],
      result: null,
    });
  } catch (error) {
    throw error instanceof CommitRefused && error.failure.kind === "conflict" ? new NotFoundError() : error;
  }
}

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
