import { trimmedText } from "~/kernel/text/written-text";
import { audienceOf, chatRoomIn, isMovedFor, takesPart, withLastSeq } from "./chat-room";
import { type EventOf, type RefusalCode, type RoomStep, unchanged } from "../rooms/room-event";
import { MAX_MESSAGE_LENGTH } from "../rooms/room-limits";
import { isShutOut } from "../rooms/room-members";
import { type ChatMessage, nameOf, type RoomIdentity, type RoomState } from "../rooms/room-state";

/** Why somebody may not write in a chat now; null where they may. */
export function writingRefusal(state: RoomState, by: RoomIdentity, chatRoomId: string): RefusalCode | null {
  if (isShutOut(state, by)) return "revoked";
  const chat = chatRoomIn(state, chatRoomId);
  if (!chat && isMovedFor(state, by, chatRoomId)) return "moved";
  if (!chat || !takesPart(state, by, chatRoomId)) return "unknownChatRoom";
  return chat.closed ? "chatClosed" : null;
}

/**
 * A message for a chat. One that was stored before is acknowledged again with the sequence it has and goes nowhere;
 * a foreign chat room answers like one that does not exist.
 */
export function sendMessage(state: RoomState, event: EventOf<"message-sent">): RoomStep {
  const { by, connectionId, clientId, chatRoomId } = event;
  const refuse = (code: RefusalCode) => unchanged(state, [{ type: "refuse", connectionId, code, clientId }]);
  const refusal = writingRefusal(state, by, chatRoomId);
  if (event.earlier && (refusal === null || refusal === "chatClosed"))
    return unchanged(state, [{ type: "acknowledge", connectionId, message: event.earlier }]);
  const chat = chatRoomIn(state, chatRoomId);
  if (refusal !== null || !chat) return refuse(refusal ?? "unknownChatRoom");
  const text = trimmedText(event.message);
  if (text.length === 0) return refuse("messageEmpty");
  if (text.length > MAX_MESSAGE_LENGTH) return refuse("messageTooLong");

  const sender = state.members.get(by.memberId);
  const message: ChatMessage = {
    id: event.messageId,
    chatRoomId,
    clientId,
    seq: chat.lastSeq + 1,
    senderId: by.memberId,
    senderName: sender ? nameOf(sender) : by.displayName,
    message: text,
    time: event.now,
    ...(event.file ? { file: event.file } : {}),
  };
  return {
    state: withLastSeq(state, chat, message.seq),
    effects: [
      { type: "store-message", message },
      { type: "acknowledge", connectionId, message },
      { type: "deliver", message, memberIds: audienceOf(state, chatRoomId) },
    ],
  };
}
