import type { CallCaption, CallMedia, CallSeat, CallSignal, CallWay, Publication } from "./room-call-state";
import type { RoomIdentity } from "../rooms/room-state";

interface FromConnection {
  by: RoomIdentity;
  connectionId: string;
  chatRoomId: string;
  /** Epoch milliseconds. */
  now: number;
}

/** What can happen to a call; who does it is told by the connection. */
export type CallEvent =
  | (FromConnection & { type: "call-joined"; peerId: string; media: CallMedia; way?: CallWay | undefined })
  /** The Worker has given somebody's pictures and sound to the video server. */
  | { type: "call-published"; by: RoomIdentity; publication: Publication; now: number }
  | (FromConnection & { type: "call-media"; media: CallMedia })
  | (FromConnection & { type: "call-signaled"; to: string; signal: CallSignal })
  | (FromConnection & { type: "call-captioned"; caption: CallCaption })
  | (FromConnection & { type: "call-left" });

export type CallRefusal = "callFull" | "notInCall" | "notAdmitted";

/** What a call asks of the dispatcher. */
export type CallEffect =
  /** The place goes with the socket, so that it outlives a sleep of the room. */
  | { type: "seat"; connectionId: string; seat: CallSeat | null }
  | { type: "store-publication"; publication: Publication }
  /** What somebody gave to the video server ends there, and so does what they get. */
  | { type: "end-publication"; publication: Publication }
  /** Those who may know are told who is in the call; `left` is who chose to go. */
  | { type: "tell-call"; chatRoomId: string; left: string | null; memberIds: readonly string[] }
  | { type: "caption"; connectionIds: readonly string[]; chatRoomId: string; from: string; caption: CallCaption }
  | { type: "signal"; connectionId: string; chatRoomId: string; from: string; signal: CallSignal };
