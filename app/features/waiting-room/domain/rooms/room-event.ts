import type { CallEffect, CallEvent, CallRefusal } from "../video/room-call-event";
import type {
  ChatFile,
  ChatMessage,
  Lateness,
  Member,
  MovingStay,
  ReadMark,
  RoomIdentity,
  RoomState,
  Stay,
  AppointmentOutcome,
} from "./room-state";

/** What can happen to a room. `now` is epoch milliseconds; nothing in the domain reads a clock. */
export type RoomEvent =
  | CallEvent
  | { type: "connection-opened"; connectionId: string; identity: RoomIdentity; now: number }
  | { type: "connection-closed"; connectionId: string; memberId: string; now: number }
  | { type: "polled"; identity: RoomIdentity; until: number; now: number }
  | { type: "poll-lapsed"; now: number }
  | { type: "revoked"; memberId: string; now: number }
  | { type: "user-ended"; userId: string; now: number }
  | { type: "links-withdrawn"; stayId: string; now: number }
  | { type: "left"; memberId: string; now: number }
  | { type: "checked-in"; identity: RoomIdentity; connectionId: string | null; name: string | null; now: number }
  | { type: "admitted"; by: RoomIdentity; connectionId: string | null; chatRoomId: string; now: number }
  | {
      type: "message-sent";
      by: RoomIdentity;
      connectionId: string | null;
      chatRoomId: string;
      clientId: string;
      message: string;
      /** The file that is sent, whose name is the message. */
      file?: ChatFile | undefined;
      /** The id the message gets if it is new. */
      messageId: string;
      /** What is stored already under this sender and client id. */
      earlier: ChatMessage | null;
      now: number;
    }
  | { type: "appointment-begun"; by: RoomIdentity; appointmentId: string; now: number }
  /** Of a group session these stays are in progress. */
  | { type: "session-begun"; by: RoomIdentity; sessionId: string; stayIds: readonly string[]; now: number }
  | { type: "read"; by: RoomIdentity; connectionId: string | null; chatRoomId: string; seq: number; now: number }
  | { type: "typing"; by: RoomIdentity; chatRoomId: string; now: number }
  | { type: "ran-late"; by: RoomIdentity; connectionId: string | null; minutes: number; now: number }
  | { type: "removed"; by: RoomIdentity; connectionId: string | null; memberId: string; now: number }
  /** `sessionId` is of the group session that the stay is in, if it is in one. */
  | {
      type: "appointment-closed";
      appointmentId: string;
      outcome: AppointmentOutcome;
      sessionId?: string | null;
      now: number;
    }
  | { type: "appointment-reopened"; appointmentId: string; now: number }
  /** The stay is another provider's from now on. */
  | { type: "stay-given"; stayId: string; providerId: string; now: number }
  /** The sequences are of its messages, and of its session's, as they are stored here now. */
  | {
      type: "stay-arrived";
      moving: MovingStay;
      lastSeq: number;
      notesSeq: number;
      /** Null outside of a group session. */
      sessionSeq: number | null;
      now: number;
    }
  /** `sessionId` is of the group session whose chat went along; null where none did. */
  | { type: "stay-moved"; stayId: string; to: string; sessionId: string | null; now: number };

/** The event of one type. */
export type EventOf<T extends RoomEvent["type"]> = Extract<RoomEvent, { type: T }>;

/** Why something asked for is refused. */
export type RefusalCode =
  | CallRefusal
  | "notAllowed"
  | "unknownChatRoom"
  | "chatClosed"
  | "messageEmpty"
  | "messageTooLong"
  | "revoked"
  | "moved";

export type DisconnectReason = "revoked" | "userEnded" | "appointmentClosed" | "left" | "tooManyConnections" | "moved";

/** What the room does after a step, in this order: all `store-` effects first, then the others. */
export type RoomEffect =
  | CallEffect
  | { type: "store-member"; member: Member }
  | { type: "store-stay"; stay: Stay }
  | { type: "store-message"; message: ChatMessage }
  | { type: "store-mark"; mark: ReadMark }
  | { type: "store-late"; late: Lateness }
  /** Takes everything of a stay away that another room has now. */
  | { type: "forget-stay"; stayId: string; to: string; at: number }
  /** The same of a group session's chat. */
  | { type: "forget-session"; sessionId: string; to: string; at: number }
  /** Send this connection the snapshot and what it missed. */
  | { type: "welcome"; connectionId: string }
  | { type: "acknowledge"; connectionId: string | null; message: ChatMessage }
  | { type: "refuse"; connectionId: string | null; code: RefusalCode; clientId: string | null }
  | { type: "deliver"; message: ChatMessage; memberIds: readonly string[] }
  | { type: "tell-read"; mark: ReadMark; memberIds: readonly string[] }
  | { type: "tell-typing"; chatRoomId: string; memberId: string; displayName: string; memberIds: readonly string[] }
  | {
      type: "tell-closed";
      chatRoomId: string;
      /** Null for the chat of a group session. */
      appointmentId: string | null;
      outcome: AppointmentOutcome;
      memberIds: readonly string[];
    }
  | { type: "tell-moved"; connectionIds: readonly string[]; to: string }
  /** Somebody's view of members or queue may have changed. */
  | { type: "refresh" }
  | { type: "disconnect"; connectionIds: readonly string[]; memberId: string; reason: DisconnectReason };

export interface RoomStep {
  state: RoomState;
  effects: readonly RoomEffect[];
}

/** A step that changes nothing. */
export function unchanged(state: RoomState, effects: readonly RoomEffect[] = []): RoomStep {
  return { state, effects };
}
