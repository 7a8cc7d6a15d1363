import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { changeSessionSchema } from "../../schemas/groups/group-session";
import { commitSession, loadSession, type ChangedSession } from "./change-session.server";

/**
 * Takes the cancellation of a session back while the undo window is open: its time is won again, and every appointment
 * that was canceled with it is as it was, its mail withdrawn. An appointment that was canceled before stays so.
 * @throws ConflictError `slotTaken` where somebody else holds the time by now
 */
export async function undoGroupSession(context: RequestContext, raw: unknown): Promise<ChangedSession> {
  const { sessionId } = parse(changeSessionSchema, raw);
  const { session, appointments } = await loadSession(context, sessionId);
  if (session.state !== "CANCELED" || session.undoUntil === null || session.undoUntil <= context.now)
    throw new ConflictError("notPossible", [{ field: "state", message: "scheduling:disabled.undoOver" }]);
  const canceledWithIt = appointments.filter(({ appointment }) => appointment.undoUntil === session.undoUntil);
  return commitSession(
    context,
    { session, appointments: canceledWithIt },
    { name: "groupSession.undo", session: { state: "OPEN", undoUntil: null }, action: "undo" },
  );
}
