import { isNotesId } from "../domain/chat-room";
import type { ReadMark } from "../domain/room-state";
import type { TypingFrame } from "./protocol-chat";
import type { ClientChatRoom, RoomClientState } from "./room-client-state";

/** Somebody who is writing in a chat. */
export type Typing = Omit<TypingFrame, "type">;

/** The state after a member read on: one's own mark, or that of the other side. */
export function applyMark(state: RoomClientState, mark: ReadMark): RoomClientState {
  const isOwn = mark.memberId === state.self?.memberId;
  const chatRooms = state.chatRooms.map((chat) => {
    if (chat.id !== mark.chatRoomId) return chat;
    if (isOwn) return { ...chat, seen: Math.max(chat.seen, mark.seq) };
    // Among notes all are staff: whoever else reads is the other side.
    const isOther = mark.kind !== state.self?.kind || isNotesId(chat.id);
    return isOther ? { ...chat, seenByOthers: Math.max(chat.seenByOthers, mark.seq) } : chat;
  });
  return { ...state, chatRooms };
}

/** The state once somebody is writing; each person stands in the list once. */
export function applyTyping(state: RoomClientState, typing: Typing): RoomClientState {
  return { ...state, typing: [...withoutTyping(state, typing.memberId), typing] };
}

/** Those who write, without one of them. */
export function withoutTyping({ typing }: RoomClientState, memberId: string): readonly Typing[] {
  return typing.filter((each) => each.memberId !== memberId);
}

/** How many messages of others somebody has not read yet. */
export function unreadIn(chat: ClientChatRoom | undefined, selfId: string | undefined): number {
  return chat?.messages.filter(({ seq, senderId }) => seq > chat.seen && senderId !== selfId).length ?? 0;
}

/** The last message of others that is to be marked as read; null where all is. */
export function unreadUpTo(chat: ClientChatRoom | undefined, selfId: string | undefined): number | null {
  const last = chat?.messages.findLast(({ senderId }) => senderId !== selfId);
  return chat && last && last.seq > chat.seen ? last.seq : null;
}
