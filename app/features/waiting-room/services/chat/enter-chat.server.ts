import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { appointmentQuery, type AppointmentRow } from "../../data/rooms/room-read.server";
import { readGroupAppointments } from "../../data/video/video-read.server";
import { enterRoom, type Entered } from "../rooms/enter-room.server";
import { isOpenTo } from "../rooms/issue-room-ticket.server";

/** A chat of one appointment, or of a group session, and who entered it. */
export interface EnteredChat extends Omit<Entered, "appointment"> {
  /** Patient into whose record a sent file goes; none if staff send it to a group session. */
  patientId: string | null;
  /** The appointment with which such a file is shown; null where `patientId` is. */
  appointmentId: string | null;
}

/**
 * Enters a room for the chat of one of its appointments, or of a group session: the appointment's own people, the
 * session's participants, and the room's staff. Whether a participant was let in, the room itself knows.
 * @throws what enterRoom throws; NotFoundError for an appointment that is not theirs or not of this room;
 * ForbiddenError where it is not open
 */
export async function enterChat(
  context: RequestContext,
  request: Request,
  { waitingRoomId, chatRoomId }: { waitingRoomId: string; chatRoomId: string },
): Promise<EnteredChat> {
  const entered = await enterRoom(context, request, waitingRoomId, chatRoomId);
  const appointment = entered.appointment ?? (await appointmentOfChat(context, chatRoomId));
  const ofAppointment = appointment?.appointmentId === chatRoomId;
  if (
    !appointment ||
    !(ofAppointment || appointment.sessionId === chatRoomId) ||
    appointment.waitingRoomId !== entered.room.id
  )
    throw new NotFoundError();
  if (!isOpenTo(entered)) throw new ForbiddenError("visitNotOpen");
  const owner = ofAppointment || entered.appointment ? appointment : null;
  return { ...entered, patientId: owner?.patientId ?? null, appointmentId: owner?.appointmentId ?? null };
}

/** The appointment of a chat; of a group session's any of its appointments, which all belong to one room. */
export async function appointmentOfChat(
  { db }: RequestContext,
  chatRoomId: string,
): Promise<AppointmentRow | undefined> {
  const [appointment] = await appointmentQuery(db, chatRoomId);
  if (appointment) return appointment;
  const [first] = await readGroupAppointments(db, chatRoomId);
  return first && (await appointmentQuery(db, first.appointmentId))[0];
}
