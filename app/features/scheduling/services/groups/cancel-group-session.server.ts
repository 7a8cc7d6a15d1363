import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { changeSessionSchema } from "../../schemas/groups/group-session";
import { commitSession, loadSession, requireNotBegun, requireOpen, type ChangedSession } from "./change-session.server";

const DEFAULT_UNDO_SECONDS = 60;

/**
 * The clinic calls a session off: every appointment in it is canceled, its patient told once it can no longer be taken
 * back, and the provider's time is free.
 */
export async function cancelGroupSession(context: RequestContext, raw: unknown): Promise<ChangedSession> {
  const { sessionId, note } = parse(changeSessionSchema, raw);
  const loaded = await loadSession(context, sessionId);
  requireOpen(loaded.session);
  requireNotBegun(loaded);
  const seconds = loaded.appointments[0]?.undoWindowSeconds ?? DEFAULT_UNDO_SECONDS;
  return commitSession(context, loaded, {
    name: "groupSession.cancel",
    session: { state: "CANCELED", undoUntil: context.now + seconds * 1_000 },
    action: "cancel",
    mails: [{ template: "appointment.canceled", to: "PATIENT" }],
    closesRoom: true,
    note,
  });
}
