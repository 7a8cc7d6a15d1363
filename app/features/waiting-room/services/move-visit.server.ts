import { assignProvider } from "~/features/scheduling/public.server";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/errors.server";
import { parse } from "~/platform/parse.server";
import { roomQuery, visitQuery } from "../data/room-read.server";
import { IN_PROGRESS } from "../domain/visit-presence";
import { moveVisitSchema } from "../schemas/room-calls";
import { carryVisit } from "./carry-visit.server";
import { enterRoom } from "./enter-room.server";

/**
 * Gives a patient who waits to a colleague: the visit is the colleague's from now on, and the patient's page goes over
 * to their room with the chat and the time waited.
 * @throws what enterRoom and assignProvider throw; ConflictError for a visit that has begun; NotFoundError for a visit
 * that is not of this room, or a room that is not open
 */
export async function moveVisit(context: RequestContext, request: Request, raw: unknown): Promise<void> {
  await authorize(context, "appointment.assign");
  const { waitingRoomId, chatRoomId, to } = parse(moveVisitSchema, raw);
  const { room } = await enterRoom(context, request, waitingRoomId);
  const [[visit], [target]] = await context.db.batch([visitQuery(context.db, chatRoomId), roomQuery(context.db, to)]);
  if (visit?.employeeId !== room.employeeId || !target?.enabled || target.id === room.id) throw new NotFoundError();
  if (visit.stateId === IN_PROGRESS)
    throw new ConflictError("visitInProgress", [{ field: "to", message: "rooms:move.inProgress" }]);
  await assignProvider(context, { appointmentId: chatRoomId, employeeId: target.employeeId });
  await carryVisit(context, chatRoomId, { from: room.id, to: target.id });
}
