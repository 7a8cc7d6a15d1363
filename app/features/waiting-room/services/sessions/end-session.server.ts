import { concludeAppointment, concludeGroupSession } from "~/features/scheduling/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { IN_PROGRESS, visitPresence } from "../../domain/sessions/visit-presence";
import { sessionSchema } from "../../schemas/video/video-calls";
import { reachSession, type ReachedSession } from "./reach-session.server";
import { streamedIn, visitsInSession, type VisitInSession } from "../../support/sessions/visits-in-session.server";

/** What a session came to, for the provider. */
export interface EndedSession {
  status: true;
  ended: boolean;
  /** Of both parties together. */
  streamedMinutes?: number;
  /** US dollars. */
  streamedCost?: number;
}

/** Concludes what the provider is in: one visit, or a group session as a whole. */
async function conclude({ context, session }: ReachedSession, visits: readonly VisitInSession[]): Promise<void> {
  const { appointmentId, sessionId } = session;
  if (sessionId === null) {
    if (visitPresence(session, context.now).kind !== "over") await concludeAppointment(context, { appointmentId });
    return;
  }
  await authorize(context, "appointment.conclude", { kind: "appointment", id: appointmentId, ...session });
  const inProgress = visits.filter(({ stateId }) => stateId === IN_PROGRESS);
  if (inProgress.length === 0) return;
  if (session.startsAt <= context.now) {
    await concludeGroupSession(context, { sessionId });
    return;
  }
  // Before its start a session cannot be concluded as a whole: somebody may come for it yet.
  for (const visit of inProgress) await concludeAppointment(context, { appointmentId: visit.appointmentId });
}

/**
 * Ends a session: for the provider the visit is concluded with it, or every visit of the group session that is in
 * progress; a patient only goes out and may come back.
 * @throws what reachSession, concludeAppointment and concludeGroupSession throw
 */
export async function endSession(context: RequestContext, request: Request, raw: unknown): Promise<EndedSession> {
  const { appointmentId } = parse(sessionSchema, raw);
  const reached = await reachSession(context, request, appointmentId);
  if (reached.party === "patient") return { status: true, ended: false };
  const visits = await visitsInSession(reached);
  await conclude(reached, visits);
  const { minutes, dollars } = streamedIn(visits);
  return { status: true, ended: true, streamedMinutes: minutes, streamedCost: dollars };
}
