import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { visitPresence } from "../../domain/sessions/visit-presence";
import { sessionSchema } from "../../schemas/video/video-calls";
import { reachSession } from "../../services/sessions/reach-session.server";

/** Whether a visit's session was started and whether it is over, for those who may be in it. */
export async function sessionState(context: RequestContext, request: Request, raw: unknown) {
  const { appointmentId } = parse(sessionSchema, raw);
  const { session } = await reachSession(context, request, appointmentId);
  return {
    started: session.startedAt !== null,
    ended: visitPresence(session, context.now).kind === "over",
  };
}
