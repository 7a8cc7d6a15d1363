import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { appointmentPresence } from "../../domain/sessions/appointment-presence";
import { sessionSchema } from "../../schemas/video/video-calls";
import { reachVideoCall } from "../../services/sessions/reach-video-call.server";

/** Whether an appointment's session was started and whether it is over, for those who may be in it. */
export async function sessionState(context: RequestContext, request: Request, raw: unknown) {
  const { appointmentId } = parse(sessionSchema, raw);
  const { session } = await reachVideoCall(context, request, appointmentId);
  return {
    started: session.startedAt !== null,
    ended: appointmentPresence(session, context.now).kind === "over",
  };
}
