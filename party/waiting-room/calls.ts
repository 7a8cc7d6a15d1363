import type { CallEffect, CallEvent } from "~/features/waiting-room/domain/video/room-call-event";
import { callsFor, seatsOf } from "~/features/waiting-room/domain/video/room-calls";
import { publicationOf } from "~/features/waiting-room/domain/video/room-media";
import { nameOf, type RoomIdentity, type RoomState } from "~/features/waiting-room/domain/rooms/room-state";
import type { CallAct, RoomAct } from "~/features/waiting-room/realtime/protocol-calls";
import type { CallServerMessage } from "~/features/waiting-room/realtime/protocol-video";

const isOfCall = (type: string): type is CallAct["type"] => type.startsWith("CALL_");

export const isCallAct = (act: RoomAct | CallAct): act is CallAct => isOfCall(act.type);

/** What a frame of a call says, as an event of whoever the connection belongs to. */
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

/** Who is in a call, as a frame. */
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

/** The calls that are on, for someone who has just come. */
export function callFramesFor(state: RoomState, viewer: RoomIdentity): CallServerMessage[] {
  return callsFor(state, viewer).map((chatRoomId) => callFrame(state, chatRoomId, null));
}

/** A signal on its way to one other. */
export function signalFrame({ chatRoomId, from, signal }: Extract<CallEffect, { type: "signal" }>): CallServerMessage {
  return { type: "CALL_SIGNAL", chatRoomId, from, signal };
}

/** What somebody says, on its way to the others of the call. */
export function captionFrame({
  chatRoomId,
  from,
  caption,
}: Extract<CallEffect, { type: "caption" }>): CallServerMessage {
  return { type: "CALL_CAPTION", chatRoomId, from, caption };
}
