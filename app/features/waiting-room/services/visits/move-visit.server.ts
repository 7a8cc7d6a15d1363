import { assignProvider } from "~/features/scheduling/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readRoom, roomOfVisitQuery, visitQuery } from "../../data/rooms/room-read.server";
import { IN_PROGRESS } from "../../domain/sessions/visit-presence";
import { moveVisitSchema } from "../../schemas/video/room-calls";
import { handOver } from "./carry-visit.server";
import { enterRoom } from "../rooms/enter-room.server";

/**
 * Gives a patient who waits to a colleague, named by the colleague's own room: the visit is theirs from now on, and the
 * patient's page goes over to the room that it belongs to then, with the chat and the time waited. A room that both
 * share keeps it.
 * @throws what enterRoom and assignProvider throw; ConflictError for a visit that has begun; NotFoundError for a visit
 * that is not of this room, or a room that is not open
 */
export async function moveVisit(context: RequestContext, request: Request, raw: unknown): Promise<void> {
  await authorize(context, "appointment.assign");
  const { waitingRoomId, chatRoomId, to } = parse(moveVisitSchema, raw);
  const { room } = await enterRoom(context, request, waitingRoomId);
  const [[visit], target] = await Promise.all([visitQuery(context.db, chatRoomId), readRoom(context.db, to)]);
  const employeeId = target?.enabled ? target.employeeId : null;
  if (visit?.waitingRoomId !== room.id || employeeId === null || employeeId === visit.employeeId)
    throw new NotFoundError();
  if (visit.stateId === IN_PROGRESS)
    throw new ConflictError("visitInProgress", [{ field: "to", message: "rooms:move.inProgress" }]);
  await assignProvider(context, { appointmentId: chatRoomId, employeeId });
  const [now] = await roomOfVisitQuery(context.db, chatRoomId);
  if (!now) return;
  const { waitingRoomId: goesTo, sessionId } = now;
  await handOver(context, chatRoomId, { from: room.id, to: goesTo, providerId: employeeId, sessionId });
}
