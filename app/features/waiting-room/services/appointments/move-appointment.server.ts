import { assignProvider } from "~/features/scheduling/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readRoom, roomOfAppointmentQuery, appointmentQuery } from "../../data/rooms/room-read.server";
import { IN_PROGRESS } from "../../domain/sessions/appointment-presence";
import { moveAppointmentSchema } from "../../schemas/video/room-calls";
import { handOver } from "./carry-stay.server";
import { enterRoom } from "../rooms/enter-room.server";

/**
 * Gives a patient who waits to a colleague, named by the colleague's own room: the appointment is theirs from now on,
 * and the patient's page goes over to the room that it belongs to then, with the chat and the time waited. A room that
 * both share keeps it.
 * @throws what enterRoom and assignProvider throw; ConflictError for an appointment that has begun; NotFoundError for
 * an appointment that is not of this room, or a room that is not open
 */
export async function moveAppointment(context: RequestContext, request: Request, raw: unknown): Promise<void> {
  await authorize(context, "appointment.assign");
  const { waitingRoomId, chatRoomId, to } = parse(moveAppointmentSchema, raw);
  const { room } = await enterRoom(context, request, waitingRoomId);
  const [[appointment], target] = await Promise.all([
    appointmentQuery(context.db, chatRoomId),
    readRoom(context.db, to),
  ]);
  const employeeId = target?.enabled ? target.employeeId : null;
  if (appointment?.waitingRoomId !== room.id || employeeId === null || employeeId === appointment.employeeId)
    throw new NotFoundError();
  if (appointment.stateId === IN_PROGRESS)
    throw new ConflictError("visitInProgress", [{ field: "to", message: "rooms:move.inProgress" }]);
  await assignProvider(context, { appointmentId: chatRoomId, employeeId });
  const [now] = await roomOfAppointmentQuery(context.db, chatRoomId);
  if (!now) return;
  const { waitingRoomId: goesTo, sessionId } = now;
  await handOver(context, chatRoomId, { from: room.id, to: goesTo, providerId: employeeId, sessionId });
}
