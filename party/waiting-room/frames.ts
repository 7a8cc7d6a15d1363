import type { ChatMessage, Member, RoomIdentity, RoomState } from "~/features/waiting-room/domain/rooms/room-state";
import { nameOf } from "~/features/waiting-room/domain/rooms/room-state";
import { type RoomView, viewFor } from "~/features/waiting-room/domain/rooms/room-view";
import { PROTOCOL_VERSION, type RoomErrorCode, type ServerMessageOf } from "~/features/waiting-room/realtime/protocol";

/** Everything that a member may see now, except messages. */
export function snapshotFrame(state: RoomState, viewer: RoomIdentity, now: number): ServerMessageOf<"SNAPSHOT"> {
  const member: Member | undefined = state.members.get(viewer.memberId);
  const { memberId, kind, displayName } = viewer;
  const self = { memberId, kind, displayName: member ? nameOf(member) : displayName };
  const view: RoomView = viewFor(state, viewer, now);
  return { type: "SNAPSHOT", version: PROTOCOL_VERSION, self, ...view, time: now };
}

export function messageFrame(message: ChatMessage): ServerMessageOf<"MESSAGE"> {
  return { type: "MESSAGE", message };
}

export function ackFrame(message: ChatMessage): ServerMessageOf<"ACK"> {
  const { clientId, chatRoomId, id, seq, time } = message;
  return { type: "ACK", clientId, chatRoomId, id, seq, time };
}

export function typingFrame({
  chatRoomId,
  memberId,
  displayName,
}: Omit<ServerMessageOf<"TYPING">, "type">): ServerMessageOf<"TYPING"> {
  return { type: "TYPING", chatRoomId, memberId, displayName };
}

export function appointmentClosedFrame({
  chatRoomId,
  appointmentId,
  outcome,
}: Omit<ServerMessageOf<"VISIT_CLOSED">, "type">): ServerMessageOf<"VISIT_CLOSED"> {
  return { type: "VISIT_CLOSED", chatRoomId, appointmentId, outcome };
}

export function errorFrame(
  code: RoomErrorCode,
  { clientId = null, retryAfterMs = 0 }: { clientId?: string | null; retryAfterMs?: number } = {},
): ServerMessageOf<"ERROR"> {
  return { type: "ERROR", code, clientId, retryAfterMs, reload: code === "unsupportedVersion" };
}
