import type { RoomEvent } from "~/features/waiting-room/domain/rooms/room-event";
import type { RoomAct } from "~/features/waiting-room/realtime/protocol-calls";
import type { RoomIdentity } from "~/features/waiting-room/domain/rooms/room-state";

/** Event for a member's act; `connectionId` is null if it came without a connection. */
export function eventOf(act: RoomAct, by: RoomIdentity, connectionId: string | null, now: number): RoomEvent {
  switch (act.type) {
    case "CHECK_IN":
      return { type: "checked-in", identity: by, connectionId, name: act.name, now };
    case "ADMIT":
      return { type: "admitted", by, connectionId, chatRoomId: act.chatRoomId, now };
    case "LEAVE":
      return { type: "left", memberId: by.memberId, now };
    case "SEEN":
      return { type: "read", by, connectionId, chatRoomId: act.chatRoomId, seq: act.seq, now };
    case "TYPING":
      return { type: "typing", by, chatRoomId: act.chatRoomId, now };
    case "LATE":
      return { type: "ran-late", by, connectionId, minutes: act.minutes, now };
    case "REMOVE":
      return { type: "removed", by, connectionId, memberId: act.memberId, now };
  }
}
