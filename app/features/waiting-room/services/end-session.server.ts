import { concludeAppointment } from "~/features/scheduling/public.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/parse.server";
import { visitPresence } from "../domain/visit-presence";
import { sessionSchema } from "../schemas/video-calls";
import { reachSession } from "./reach-session.server";

/**
 * Ends a session: for the provider the visit is concluded with it, a patient only goes out and may come back.
 * @throws what reachSession and concludeAppointment throw
 */
export async function endSession(
  context: RequestContext,
  request: Request,
  raw: unknown,
): Promise<{ status: true; ended: boolean }> {
  const { appointmentId } = parse(sessionSchema, raw);
  const reached = await reachSession(context, request, appointmentId);
  if (reached.party === "patient") return { status: true, ended: false };
  const over = visitPresence(reached.session, context.now).kind === "over";
  if (!over) await concludeAppointment(reached.context, { appointmentId });
  return { status: true, ended: true };
}
