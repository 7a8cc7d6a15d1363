import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { mayUndoSession } from "../../domain/groups/group-session";
import { changeSessionSchema } from "../../schemas/groups/group-session";
import { commitSession, loadSession, type ChangedSession } from "./change-session.server";

/**
 * Undoes the actor's own last change of a session while the time for that lasts: its time is won again, and every
 * appointment that was changed with it is as it was, its mail withdrawn or, where it went out, told of the undo. An
 * appointment that was changed before or since stays as it is.
 * @throws ConflictError `slotTaken` where somebody else holds the time by now
 */
export async function undoGroupSession(context: RequestContext, raw: unknown): Promise<ChangedSession> {
  const { sessionId } = parse(changeSessionSchema, raw);
  const { session, wayBack, appointments } = await loadSession(context, sessionId);
  const { undoUntil } = session;
  if (!wayBack || !mayUndoSession({ wayBack, undoUntil }, context.auditActor, context.now))
    throw new ConflictError("notPossible", [{ field: "state", message: "scheduling:disabled.undoOver" }]);
  const changedWithIt = appointments.filter(({ appointment }) => appointment.undoUntil === undoUntil);
  return commitSession(
    context,
    { session, appointments: changedWithIt },
    { name: "groupSession.undo", session: wayBack.before, action: "undo" },
  );
}
