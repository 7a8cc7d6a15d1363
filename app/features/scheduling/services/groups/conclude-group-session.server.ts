import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { notBegunStatement } from "../../data/groups/group-session-write.server";
import { changeSessionSchema } from "../../schemas/groups/group-session";
import { commitSession, loadSession, requireOpen, type ChangedSession } from "./change-session.server";

/**
 * The session is over as a whole: every appointment in progress is concluded, and its time is free. Appointments that
 * never began are left to be noted as not attended.
 * @throws ConflictError before its start
 */
export async function concludeGroupSession(context: RequestContext, raw: unknown): Promise<ChangedSession> {
  const { sessionId } = parse(changeSessionSchema, raw);
  const loaded = await loadSession(context, sessionId);
  requireOpen(loaded.session);
  if (loaded.session.startsAt > context.now)
    throw new ConflictError("notPossible", [{ field: "state", message: "scheduling:disabled.notStarted" }]);
  return commitSession(context, loaded, {
    name: "groupSession.conclude",
    session: { state: "CONCLUDED" },
    undoable: "conclude",
    action: "conclude",
    appointments: { concludedAt: context.now },
    closesRoom: true,
    beside: [notBegunStatement(context, sessionId)],
  });
}
