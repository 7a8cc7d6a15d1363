import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/errors.server";
import { parse } from "~/platform/parse.server";
import { visitIdOf } from "../domain/room-state";
import { roomChatSchema } from "../schemas/room-calls";
import { actInRoom } from "./act-in-room.server";

/**
 * The chat of one visit with its messages. A guest's own chat exists before its first message.
 * @throws NotFoundError for a chat that is not theirs
 */
export function openChat(context: RequestContext, request: Request, raw: unknown) {
  const { waitingRoomId, chatRoomId } = parse(roomChatSchema, raw);
  return actInRoom(context, request, waitingRoomId, async (room, identity) => {
    const answer = await room.snapshot(identity);
    if (!answer.status) return answer;
    const own = visitIdOf(identity) === chatRoomId ? { id: chatRoomId, lastSeq: 0, closed: null } : undefined;
    const chat = answer.snapshot.chatRooms.find(({ id }) => id === chatRoomId) ?? own;
    if (!chat) throw new NotFoundError();
    const messages = answer.messages.flatMap(({ message }) => (message.chatRoomId === chatRoomId ? [message] : []));
    return { status: true as const, chatRoom: { ...chat, messages } };
  });
}
