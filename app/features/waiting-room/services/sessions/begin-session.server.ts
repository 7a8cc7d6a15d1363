import { startAppointment, startGroupSession } from "~/features/scheduling/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { ConflictError } from "~/platform/http/errors.server";
import { IN_PROGRESS, isStartable } from "../../domain/sessions/visit-presence";
import type { ReachedSession } from "./reach-session.server";
import { roomObject } from "../../support/rooms/room-object.server";
import { visitsInSession, type VisitInSession } from "../../support/sessions/visits-in-session.server";

/**
 * The provider is in a session: the visit begins and its patient is let in, and of a group session all visits that can
 * begin, whose patients are let in together. Begun again it lets in who was added since. Answers with the visits that
 * the provider is in.
 * @throws what startAppointment and startGroupSession throw
 */
export async function beginAsProvider(reached: ReachedSession): Promise<VisitInSession[]> {
  const { context, session, identity } = reached;
  const { appointmentId, sessionId, stateId, waitingRoomId } = session;
  const room = roomObject(context, waitingRoomId);
  if (sessionId === null) {
    if (stateId !== IN_PROGRESS) await startAppointment(context, { appointmentId });
    await room.begin(identity, appointmentId);
    return visitsInSession(reached);
  }
  await authorize(context, "appointment.start", { kind: "appointment", id: appointmentId, ...session });
  await startVisits(reached, sessionId);
  const begun = (await visitsInSession(reached)).filter((visit) => visit.stateId === IN_PROGRESS);
  const ids = begun.map((visit) => visit.appointmentId);
  await room.beginSession(identity, sessionId, ids);
  return begun;
}

/** Starts a group session where any of its visits can begin. Of two who do so at one moment one has done it for both. */
async function startVisits(reached: ReachedSession, sessionId: string): Promise<void> {
  const canBegin = async () => (await visitsInSession(reached)).some(({ stateId }) => isStartable(stateId));
  if (!(await canBegin())) return;
  try {
    await startGroupSession(reached.context, { sessionId });
  } catch (error) {
    if (!(error instanceof ConflictError) || (await canBegin())) throw error;
  }
}
