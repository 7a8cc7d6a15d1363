import { concludeAppointment, concludeGroupSession } from "~/features/scheduling/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { IN_PROGRESS, appointmentPresence, isStartable } from "../../domain/sessions/appointment-presence";
import { sessionSchema } from "../../schemas/video/video-calls";
import { reachVideoCall, type ReachedVideoCall } from "./reach-video-call.server";
import {
  streamedIn,
  appointmentsInCall,
  type AppointmentInCall,
} from "../../support/sessions/appointments-in-call.server";

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
 * Concludes what the provider is in: one appointment, or a group session as a whole.
 * @returns whether it is over; not where its patient never came, who can still come, or be marked as not attended. Of a
 * group session whoever never came is left to be marked so
 */
async function conclude(
  { context, session }: ReachedVideoCall,
  appointments: readonly AppointmentInCall[],
): Promise<boolean> {
  const { appointmentId, sessionId, stateId } = session;
  if (sessionId === null) {
    if (isStartable(stateId)) return false;
    if (appointmentPresence(session, context.now).kind !== "over")
      await concludeAppointment(context, { appointmentId });
    return true;
  }
  await authorize(context, "appointment.conclude", { kind: "appointment", id: appointmentId, ...session });
  const inProgress = appointments.filter(({ stateId }) => stateId === IN_PROGRESS);
  if (inProgress.length === 0) return !appointments.some((each) => isStartable(each.stateId));
  if (session.startsAt <= context.now) {
    await concludeGroupSession(context, { sessionId });
    return true;
  }
  // Before its start a session cannot be concluded as a whole: somebody may come for it yet.
  for (const appointment of inProgress)
    await concludeAppointment(context, { appointmentId: appointment.appointmentId });
  return true;
}

/**
 * Ends a session: for the provider the appointment is concluded with it, or every appointment of the group session that
 * is in progress; a patient only goes out and may come back, and so does a provider who was in it alone.
 * @throws what reachVideoCall, concludeAppointment and concludeGroupSession throw
 */
export async function endVideoCall(context: RequestContext, request: Request, raw: unknown): Promise<EndedSession> {
  const { appointmentId } = parse(sessionSchema, raw);
  const reached = await reachVideoCall(context, request, appointmentId);
  if (reached.party === "patient") return { status: true, ended: false };
  const appointments = await appointmentsInCall(reached);
  const ended = await conclude(reached, appointments);
  const { minutes, dollars } = streamedIn(appointments);
  return { status: true, ended, streamedMinutes: minutes, streamedCost: dollars };
}
