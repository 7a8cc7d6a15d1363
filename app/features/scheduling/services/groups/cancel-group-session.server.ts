import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { changeSessionSchema } from "../../schemas/groups/group-session";
import { commitSession, loadSession, requireNotBegun, requireOpen, type ChangedSession } from "./change-session.server";

/**
 * The clinic calls a session off: every appointment in it is canceled, its patient told after the time for which mails
 * wait, and the provider's time is free.
 */
export async function cancelGroupSession(context: RequestContext, raw: unknown): Promise<ChangedSession> {
  const { sessionId, note } = parse(changeSessionSchema, raw);
  const loaded = await loadSession(context, sessionId);
  requireOpen(loaded.session);
  requireNotBegun(loaded);
  return commitSession(context, loaded, {
    name: "groupSession.cancel",
    session: { state: "CANCELED" },
    undoable: "cancel",
    action: "cancel",
    mails: [{ template: "appointment.canceled", to: "PATIENT" }],
    closesRoom: true,
    note,
  });
}
