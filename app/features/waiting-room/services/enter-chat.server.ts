import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, NotFoundError } from "~/platform/errors.server";
import { visitQuery, type VisitRow } from "../data/room-read.server";
import { enterRoom, type Entered } from "./enter-room.server";
import { isOpenTo } from "./issue-room-ticket.server";

/** A chat of one visit and who entered it. */
export interface EnteredChat extends Entered {
  visit: VisitRow;
}

/**
 * Enters a room for the chat of one of its visits: the visit's own people, and the room's staff.
 * @throws what enterRoom throws; NotFoundError for a visit that is not theirs or not of this room; ForbiddenError where
 * it is not open
 */
export async function enterChat(
  context: RequestContext,
  request: Request,
  { waitingRoomId, chatRoomId }: { waitingRoomId: string; chatRoomId: string },
): Promise<EnteredChat> {
  const entered = await enterRoom(context, request, waitingRoomId, chatRoomId);
  const visit = entered.visit ?? (await visitQuery(context.db, chatRoomId))[0];
  if (visit?.appointmentId !== chatRoomId || visit.waitingRoomId !== entered.room.id) throw new NotFoundError();
  if (!isOpenTo(entered)) throw new ForbiddenError("visitNotOpen");
  return { ...entered, visit };
}
