import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { type RoomIdentity, stayIdOf } from "../../domain/rooms/room-state";
import type { WaitingRoomCalls } from "../../realtime/protocol-calls";
import { roomChatSchema } from "../../schemas/video/room-calls";
import { actInRoom } from "../rooms/act-in-room.server";

/**
 * The chat of one appointment with its messages. A guest's own chat exists before its first message.
 * @throws NotFoundError for a chat that is not theirs
 */
export function openChat(context: RequestContext, request: Request, raw: unknown) {
  const { waitingRoomId, appointmentId, chatRoomId } = parse(roomChatSchema, raw);
  const open = async (room: WaitingRoomCalls, identity: RoomIdentity) => {
    const answer = await room.snapshot(identity);
    if (!answer.status) return answer;
    const own = stayIdOf(identity) === chatRoomId ? { id: chatRoomId, lastSeq: 0, closed: null } : undefined;
    const chat = answer.snapshot.chatRooms.find(({ id }) => id === chatRoomId) ?? own;
    if (!chat) throw new NotFoundError();
    const messages = answer.messages.flatMap(({ message }) => (message.chatRoomId === chatRoomId ? [message] : []));
    return { status: true as const, chatRoom: { ...chat, messages } };
  };
  return actInRoom(context, request, waitingRoomId, open, appointmentId);
}
