import { enterCall, startAppointment, startGroupSession } from "~/features/scheduling/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { ConflictError } from "~/platform/http/errors.server";
import { IN_PROGRESS, isStartable } from "../../domain/sessions/appointment-presence";
import type { ReachedVideoCall } from "./reach-video-call.server";
import { roomObject } from "../../support/rooms/room-object.server";
import { appointmentsInCall, type AppointmentInCall } from "../../support/sessions/appointments-in-call.server";

/**
 * The provider is in a session: its patient is let in, and the appointment begins if they are there; else it begins when
 * they come, and until then everybody sees that the provider waits. Of a group session all
 * appointments that can begin, whose patients are let in together. Begun again it lets in who was added since. Answers
 * with the appointments that the provider is in.
 * @throws what startAppointment, enterCall and startGroupSession throw
 */
export async function beginAsProvider(reached: ReachedVideoCall): Promise<AppointmentInCall[]> {
  const { context, session, identity, patientCameBefore } = reached;
  const { appointmentId, sessionId, stateId, waitingRoomId } = session;
  const room = roomObject(context, waitingRoomId);
  if (sessionId === null) {
    if (stateId !== IN_PROGRESS) {
      const { patient } = await room.whoIsIn(appointmentId);
      // Who joined without a line to the room, such as by a program, is known by the call alone.
      const isThere = patient === "here" || (patient === "away" && patientCameBefore);
      if (isThere) await startAppointment(context, { appointmentId });
      else await enterCall(context, { appointmentId });
    }
    await room.begin(identity, appointmentId);
    return appointmentsInCall(reached);
  }
  await authorize(context, "appointment.start", { kind: "appointment", id: appointmentId, ...session });
  await startAppointments(reached, sessionId);
  const begun = (await appointmentsInCall(reached)).filter((appointment) => appointment.stateId === IN_PROGRESS);
  const ids = begun.map((appointment) => appointment.appointmentId);
  await room.beginSession(identity, sessionId, ids);
  return begun;
}

/**
 * Starts a group session where any of its appointments can begin. Of two who do so at one moment one has done it for
 * both.
 */
async function startAppointments(reached: ReachedVideoCall, sessionId: string): Promise<void> {
  const canBegin = async () => (await appointmentsInCall(reached)).some(({ stateId }) => isStartable(stateId));
  if (!(await canBegin())) return;
  try {
    await startGroupSession(reached.context, { sessionId });
  } catch (error) {
    if (!(error instanceof ConflictError) || (await canBegin())) throw error;
  }
}
