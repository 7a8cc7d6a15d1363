import { isNotesId } from "../domain/chat/chat-room";
import type { ChatMessage, ReadMark } from "../domain/rooms/room-state";
import type { TypingFrame } from "./protocol-chat";

/** Somebody who is writing in a chat. */
export type Typing = Omit<TypingFrame, "type">;

interface MarkedChat {
  id: string;
  messages: readonly ChatMessage[];
  seen: number;
  seenByOthers: number;
}

/** Chats after a member read on: one's own mark, or that of the other side. */
export function withReadMark<Chat extends MarkedChat>(
  chats: readonly Chat[],
  self: Pick<ReadMark, "memberId" | "kind"> | null,
  mark: ReadMark,
): Chat[] {
  const isOwn = mark.memberId === self?.memberId;
  return chats.map((chat) => {
    if (chat.id !== mark.chatRoomId) return chat;
    if (isOwn) return { ...chat, seen: Math.max(chat.seen, mark.seq) };
    // Among notes all are staff: whoever else reads is the other side.
    const isOther = mark.kind !== self?.kind || isNotesId(chat.id);
    return isOther ? { ...chat, seenByOthers: Math.max(chat.seenByOthers, mark.seq) } : chat;
  });
}

/** Those who write, once somebody does: each person stands in the list once. */
export function withTyping(typing: readonly Typing[], { chatRoomId, memberId, displayName }: Typing): Typing[] {
  return [...withoutTyping(typing, memberId), { chatRoomId, memberId, displayName }];
}

/** Those who write, without one of them. */
export function withoutTyping(typing: readonly Typing[], memberId: string): Typing[] {
  return typing.filter((each) => each.memberId !== memberId);
}

/** How many messages of others somebody has not read yet. */
export function unreadIn(chat: MarkedChat | undefined, selfId: string | undefined): number {
  return chat?.messages.filter(({ seq, senderId }) => seq > chat.seen && senderId !== selfId).length ?? 0;
}

/** The last message of others that is to be marked as read; null where all is. */
export function unreadUpTo(chat: MarkedChat | undefined, selfId: string | undefined): number | null {
  const last = chat?.messages.findLast(({ senderId }) => senderId !== selfId);
  return chat && last && last.seq > chat.seen ? last.seq : null;
}
