import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import type { RoomIdentity } from "../../domain/rooms/room-state";
import type { DoneAnswer, SendAnswer, WaitingRoomCalls } from "../../realtime/protocol-calls";
import { enterRoom } from "./enter-room.server";
import { isOpenTo } from "./issue-room-ticket.server";
import { roomObject } from "../../support/rooms/room-object.server";

/** What an act in a room is answered with. */
export type ActAnswer = SendAnswer | DoneAnswer;

/**
 * Enters a room, for the appointment that is named if one is, for one act, such as sending a message without a socket:
 * who acts is established anew each time.
 * @throws what enterRoom throws; ForbiddenError where the appointment is not open
 */
export async function actInRoom<T>(
  context: RequestContext,
  request: Request,
  waitingRoomId: string,
  act: (room: WaitingRoomCalls, identity: RoomIdentity) => Promise<T>,
  appointmentId?: string,
): Promise<T> {
  const entered = await enterRoom(context, request, waitingRoomId, appointmentId);
  if (!isOpenTo(entered)) throw new ForbiddenError("visitNotOpen");
  return act(roomObject(entered.context, entered.room.id), entered.identity);
}
