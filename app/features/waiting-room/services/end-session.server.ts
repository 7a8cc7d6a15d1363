import { concludeAppointment } from "~/features/scheduling/public.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/parse.server";
import { streamedCost } from "../domain/session-rules";
import { visitPresence } from "../domain/visit-presence";
import { sessionSchema } from "../schemas/video-calls";
import { reachSession } from "./reach-session.server";

/** What a session came to, for the provider. */
export interface EndedSession {
  status: true;
  ended: boolean;
  /** Of both parties together. */
  streamedMinutes?: number;
  /** US dollars. */
  streamedCost?: number;
}

/**
 * Ends a session: for the provider the visit is concluded with it, a patient only goes out and may come back.
 * @throws what reachSession and concludeAppointment throw
 */
export async function endSession(context: RequestContext, request: Request, raw: unknown): Promise<EndedSession> {
  const { appointmentId } = parse(sessionSchema, raw);
  const reached = await reachSession(context, request, appointmentId);
  if (reached.party === "patient") return { status: true, ended: false };
  const over = visitPresence(reached.session, context.now).kind === "over";
  if (!over) await concludeAppointment(reached.context, { appointmentId });
  const { minutes, dollars } = streamedCost(reached.count.bothStreamedMs);
  return { status: true, ended: true, streamedMinutes: minutes, streamedCost: dollars };
}
