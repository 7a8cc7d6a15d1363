import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { changeSessionSchema } from "../../schemas/groups/group-session";
import { commitSession, loadSession, requireOpen, type ChangedSession } from "./change-session.server";

/**
 * The session begins: every confirmed appointment in it is in progress. Who does not come is noted appointment by
 * appointment.
 */
export async function startGroupSession(context: RequestContext, raw: unknown): Promise<ChangedSession> {
  const { sessionId } = parse(changeSessionSchema, raw);
  const loaded = await loadSession(context, sessionId);
  requireOpen(loaded.session);
  return commitSession(context, loaded, {
    name: "groupSession.start",
    session: {},
    undoable: "start",
    action: "start",
    appointments: { startedAt: context.now },
  });
}
