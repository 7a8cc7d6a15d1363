import { enterCall, startAppointment } from "~/features/scheduling/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { ConflictError } from "~/platform/http/errors.server";
import { IN_PROGRESS, isStartable } from "../../domain/sessions/appointment-presence";
import type { ReachedVideoCall } from "./reach-video-call.server";
import { roomObject } from "../../support/rooms/room-object.server";
import { appointmentsInCall, type AppointmentInCall } from "../../support/sessions/appointments-in-call.server";

/**
 * The provider is in a session: its patient is let in, and the appointment begins if they are there; else it begins when
 * they come, and until then everybody sees that the provider waits. Of a group session that holds for each participant:
 * it is under way as soon as one of them is there, and whoever does not come can be marked as not attended. Entered
 * again it lets in who was added since. Answers with the appointments that the provider is in.
 * @throws what startAppointment and enterCall throw; of a group session only where none of its appointments can begin
 */
export async function beginAsProvider(reached: ReachedVideoCall): Promise<AppointmentInCall[]> {
  const { context, session, identity, patientCameBefore } = reached;
  const { appointmentId, sessionId, stateId, waitingRoomId } = session;
  const room = roomObject(context, waitingRoomId);
  if (sessionId === null) {
    if (stateId !== IN_PROGRESS) await beginOrWait(reached, appointmentId, patientCameBefore);
    await room.begin(identity, appointmentId);
    return appointmentsInCall(reached);
  }
  await authorize(context, "appointment.start", { kind: "appointment", id: appointmentId, ...session });
  const entered = await enterEach(reached);
  const ids = entered.map((each) => each.appointmentId);
  await room.beginSession(identity, sessionId, ids);
  return entered;
}

/** Begins an appointment whose patient is there; of any other everybody sees that its provider waits. */
async function beginOrWait(
  { context, session }: ReachedVideoCall,
  appointmentId: string,
  cameBefore: boolean,
): Promise<void> {
  const { patient } = await roomObject(context, session.waitingRoomId).whoIsIn(appointmentId);
  // Who joined without a line to the room, such as by a program, is known by the call alone.
  const isThere = patient === "here" || (patient === "away" && cameBefore);
  if (isThere) await startAppointment(context, { appointmentId });
  else await enterCall(context, { appointmentId });
}

/**
 * The appointments of a group session that the provider is in now. One that cannot begin, such as while it is not paid,
 * keeps nobody else waiting; neither does one that began by itself in this very moment.
 */
async function enterEach(reached: ReachedVideoCall): Promise<AppointmentInCall[]> {
  const entered = new Set<string>();
  let refused: ConflictError | null = null;
  for (const { appointmentId, stateId, patientCameBefore } of await appointmentsInCall(reached)) {
    if (!isStartable(stateId)) continue;
    try {
      await beginOrWait(reached, appointmentId, patientCameBefore);
      entered.add(appointmentId);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      refused = error;
    }
  }
  const appointments = await appointmentsInCall(reached);
  const isIn = appointments.filter((each) => each.stateId === IN_PROGRESS || entered.has(each.appointmentId));
  if (isIn.length === 0 && refused) throw refused;
  return isIn;
}
