import { audienceOf, chatRoomIn, isNotesId, takesPart } from "./chat-room";
import { type EventOf, type RefusalCode, type RoomStep, unchanged } from "../rooms/room-event";
import { isShutOut } from "../rooms/room-members";
import { nameOf, type RoomIdentity, type RoomState, withMark } from "../rooms/room-state";

/** A member has read a chat up to a message. A mark only moves forward, and never beyond the last message. */
export function markRead(state: RoomState, event: EventOf<"read">): RoomStep {
  const { by, connectionId, chatRoomId } = event;
  const code = refusalFor(state, by, chatRoomId);
  if (code) return unchanged(state, [{ type: "refuse", connectionId, code, clientId: null }]);
  const seq = Math.min(event.seq, chatRoomIn(state, chatRoomId)?.lastSeq ?? 0);
  if (seq <= readBy(state, by, chatRoomId).seen) return unchanged(state);
  const mark = { chatRoomId, memberId: by.memberId, kind: by.kind, seq };
  return {
    state: withMark(state, mark),
    effects: [
      { type: "store-mark", mark },
      { type: "tell-read", mark, memberIds: audienceOf(state, chatRoomId) },
    ],
  };
}

/** A member writes in a chat just now: told to whoever else may read it, and kept nowhere. */
export function tellTyping(state: RoomState, event: EventOf<"typing">): RoomStep {
  const { by, chatRoomId } = event;
  if (refusalFor(state, by, chatRoomId)) return unchanged(state);
  const member = state.members.get(by.memberId);
  const displayName = member ? nameOf(member) : by.displayName;
  const memberIds = audienceOf(state, chatRoomId).filter((id) => id !== by.memberId);
  return unchanged(state, [{ type: "tell-typing", chatRoomId, memberId: by.memberId, displayName, memberIds }]);
}

/** How far a viewer and the other side have read a chat; the other side of notes is every colleague. */
export function readBy(
  state: RoomState,
  viewer: Pick<RoomIdentity, "memberId" | "kind">,
  chatRoomId: string,
): { seen: number; seenByOthers: number } {
  const marks = [...(state.marks.get(chatRoomId)?.values() ?? [])];
  const isOther = (mark: (typeof marks)[number]) =>
    isNotesId(chatRoomId) ? mark.memberId !== viewer.memberId : mark.kind !== viewer.kind;
  return {
    seen: marks.find(({ memberId }) => memberId === viewer.memberId)?.seq ?? 0,
    seenByOthers: Math.max(0, ...marks.filter(isOther).map(({ seq }) => seq)),
  };
}

function refusalFor(state: RoomState, by: RoomIdentity, chatRoomId: string): RefusalCode | null {
  if (isShutOut(state, by)) return "revoked";
  return chatRoomIn(state, chatRoomId) && takesPart(state, by, chatRoomId) ? null : "unknownChatRoom";
}
