import type { CallEffect, CallEvent } from "~/features/waiting-room/domain/video/room-call-event";
import { callsFor, seatsOf } from "~/features/waiting-room/domain/video/room-calls";
import { publicationOf } from "~/features/waiting-room/domain/video/room-media";
import { nameOf, type RoomIdentity, type RoomState } from "~/features/waiting-room/domain/rooms/room-state";
import type { CallAct, RoomAct } from "~/features/waiting-room/realtime/protocol-calls";
import type { CallServerMessage } from "~/features/waiting-room/realtime/protocol-video";

const isOfCall = (type: string): type is CallAct["type"] => type.startsWith("CALL_");

export const isCallAct = (act: RoomAct | CallAct): act is CallAct => isOfCall(act.type);

/** Event for a call's frame, by the member of the connection. */
export function callEventOf(message: CallAct, by: RoomIdentity, connectionId: string, now: number): CallEvent {
  const { chatRoomId } = message;
  const from = { by, connectionId, chatRoomId, now };
  switch (message.type) {
    case "CALL_JOIN":
      return { type: "call-joined", ...from, peerId: message.peerId, media: message.media, way: message.way };
    case "CALL_MEDIA":
      return { type: "call-media", ...from, media: message.media };
    case "CALL_SIGNAL":
      return { type: "call-signaled", ...from, to: message.to, signal: message.signal };
    case "CALL_CAPTION":
      return { type: "call-captioned", ...from, caption: message.caption };
    case "CALL_LEAVE":
      return { type: "call-left", ...from };
  }
}

/** Frame with the members of a call. */
export function callFrame(state: RoomState, chatRoomId: string, left: string | null): CallServerMessage {
  const seats = seatsOf(state, chatRoomId).flatMap(({ peerId, memberId, media, way }) => {
    const member = state.members.get(memberId);
    const publication = publicationOf(state, { chatRoomId, peerId, memberId })?.id;
    return member
      ? [{ peerId, memberId, displayName: nameOf(member), kind: member.kind, media, way, publication }]
      : [];
  });
  return { type: "CALL", chatRoomId, seats, left };
}

/** Frames of the current calls, for a member who has just come. */
export function callFramesFor(state: RoomState, viewer: RoomIdentity): CallServerMessage[] {
  return callsFor(state, viewer).map((chatRoomId) => callFrame(state, chatRoomId, null));
}

/** Frame with a signal for one other member. */
export function signalFrame({ chatRoomId, from, signal }: Extract<CallEffect, { type: "signal" }>): CallServerMessage {
  return { type: "CALL_SIGNAL", chatRoomId, from, signal };
}

/** Frame with a caption for the other members of the call. */
export function captionFrame({
  chatRoomId,
  from,
  caption,
}: Extract<CallEffect, { type: "caption" }>): CallServerMessage {
  return { type: "CALL_CAPTION", chatRoomId, from, caption };
}
