import type { ChatMessage, AppointmentOutcome } from "../domain/rooms/room-state";
import type { MemberView, QueueView } from "../domain/rooms/room-view";
import { type Typing, withoutTyping, withReadMark, withTyping } from "./room-client-marks";
import { CLOSE_CODES, type LastSeq, type RoomErrorCode, type ServerMessage, type ServerMessageOf } from "./protocol";

export type RoomStatus =
  /** The first connection is being made. */
  | "connecting"
  /** Connected by WebSocket. */
  | "open"
  /** Connected by long polling. */
  | "polling"
  /** The line dropped; the room comes back by itself. */
  | "reconnecting"
  /** The appointment was concluded or canceled; see `closed`. */
  | "closed"
  /** The person left, or opened the room in too many places. */
  | "left"
  /** The link or session does not let this person in any more. */
  | "refused"
  /** The page is older than the room and has to be reloaded. */
  | "outdated"
  /** The appointment is in another room now, to which this page cannot go over by itself. */
  | "moved";

/** A message of one's own on its way: `sent` once it is stored, until it shows up among the chat's messages. */
export interface PendingMessage {
  clientId: string;
  chatRoomId: string;
  message: string;
  state: "sending" | "sent" | "failed";
  /** Why it failed; null otherwise. */
  code: RoomErrorCode | null;
}

export interface ClientChatRoom {
  id: string;
  messages: readonly ChatMessage[];
  /** Messages that came before their turn, kept until those between have come. */
  early: readonly ChatMessage[];
  /** Highest sequence known to exist; above the last message's when some are missing. */
  head: number;
  closed: AppointmentOutcome | null;
  /** Up to which message this person, and somebody of the other side, have read. */
  seen: number;
  seenByOthers: number;
}

/** A room as the page shows it. */
export interface RoomClientState {
  status: RoomStatus;
  self: ServerMessageOf<"SNAPSHOT">["self"] | null;
  members: readonly MemberView[];
  queue: QueueView | null;
  chatRooms: readonly ClientChatRoom[];
  pending: readonly PendingMessage[];
  /** Others who are writing just now. */
  typing: readonly Typing[];
  /** How a guest's own appointment ended. */
  closed: AppointmentOutcome | null;
  /** The room to which the appointment moved while the page was open. */
  movedTo: string | null;
  /** The last refusal that belongs to no message. */
  error: RoomErrorCode | null;
}

/** Close codes after which a client stays away, and what it shows then. */
export const finalStatus: Record<number, RoomStatus> = {
  [CLOSE_CODES.appointmentClosed]: "closed",
  [CLOSE_CODES.revoked]: "refused",
  [CLOSE_CODES.unsupportedVersion]: "outdated",
  [CLOSE_CODES.left]: "left",
  [CLOSE_CODES.tooManyConnections]: "left",
};

export const emptyClientState: RoomClientState = {
  status: "connecting",
  self: null,
  members: [],
  queue: null,
  chatRooms: [],
  pending: [],
  typing: [],
  closed: null,
  movedTo: null,
  error: null,
};

/** The state after a frame of the room. A message before its turn waits; `isBehind` then tells that some miss. */
export function applyFrame(state: RoomClientState, frame: ServerMessage): RoomClientState {
  switch (frame.type) {
    case "SNAPSHOT":
      return applySnapshot(state, frame);
    case "MEMBERS":
      return { ...state, members: frame.members };
    case "QUEUE":
      return { ...state, queue: frame.queue, error: null };
    case "MESSAGE":
      return applyMessage(state, frame.message);
    case "ACK":
      return withHead(settle(state, frame.clientId, "sent", null), frame.chatRoomId, frame.seq);
    case "SEEN":
      return { ...state, chatRooms: withReadMark(state.chatRooms, state.self, frame.mark) };
    case "TYPING":
      return { ...state, typing: withTyping(state.typing, frame) };
    case "VISIT_CLOSED":
      return applyClosed(state, frame);
    case "ERROR":
      return applyError(state, frame);
    case "MOVED":
      return movedState(state, frame.waitingRoomId);
    case "CALL":
    case "CALL_SIGNAL":
    case "CALL_CAPTION":
      return state;
  }
}

/** The last message of each chat, in turn. */
export function lastSeqOf(state: RoomClientState): LastSeq {
  return Object.fromEntries(state.chatRooms.map((chat) => [chat.id, seqOf(chat)]));
}

/** Whether messages are known to exist that have not come. */
export function isBehind(state: RoomClientState): boolean {
  return state.chatRooms.some((chat) => chat.head > seqOf(chat));
}

function applySnapshot(state: RoomClientState, frame: ServerMessageOf<"SNAPSHOT">): RoomClientState {
  const { self, members, queue } = frame;
  const known = new Map(state.chatRooms.map((chat) => [chat.id, chat]));
  const chatRooms = frame.chatRooms.map(({ id, lastSeq, ...told }) => ({
    id,
    messages: known.get(id)?.messages ?? [],
    early: known.get(id)?.early ?? [],
    head: lastSeq,
    ...told,
  }));
  const closed = self.kind === "guest" ? (chatRooms.find((chat) => chat.closed !== null)?.closed ?? null) : null;
  return { ...state, self, members, queue, chatRooms, closed };
}

/** The appointment is elsewhere: what was said comes again from there, what is on its way goes on to there. */
export function movedState(state: RoomClientState, movedTo: string): RoomClientState {
  const chatRooms = state.chatRooms.map((chat) => ({ ...chat, messages: [], early: [], head: 0 }));
  return { ...state, movedTo, chatRooms, typing: [] };
}

function applyMessage(state: RoomClientState, message: ChatMessage): RoomClientState {
  const chat = chatOf(state, message.chatRoomId);
  const isOwn = message.senderId === state.self?.memberId;
  const pending = isOwn ? state.pending.filter((p) => p.clientId !== message.clientId) : state.pending;
  const typing = withoutTyping(state.typing, message.senderId);
  return { ...withChat(state, inTurn(chat, message)), pending, typing };
}

/** Takes a message into its chat in turn, with those that waited for it; one that is there already changes nothing. */
function inTurn(chat: ClientChatRoom, message: ChatMessage): ClientChatRoom {
  const head = Math.max(chat.head, message.seq);
  if (message.seq <= seqOf(chat)) return { ...chat, head };
  const early = [...chat.early.filter(({ seq }) => seq !== message.seq), message].sort((a, b) => a.seq - b.seq);
  const gap = early.findIndex(({ seq }, index) => seq !== seqOf(chat) + 1 + index);
  const ready = gap < 0 ? early.length : gap;
  return { ...chat, head, messages: [...chat.messages, ...early.slice(0, ready)], early: early.slice(ready) };
}

function applyClosed(state: RoomClientState, frame: ServerMessageOf<"VISIT_CLOSED">): RoomClientState {
  const next = withChat(state, { ...chatOf(state, frame.chatRoomId), closed: frame.outcome });
  return state.self?.kind === "guest" ? { ...next, closed: frame.outcome } : next;
}

function applyError(state: RoomClientState, frame: ServerMessageOf<"ERROR">): RoomClientState {
  if (frame.clientId !== null) return settle(state, frame.clientId, "failed", frame.code);
  return frame.code === "rateLimited" ? state : { ...state, error: frame.code };
}

function settle(
  state: RoomClientState,
  clientId: string,
  to: PendingMessage["state"],
  code: RoomErrorCode | null,
): RoomClientState {
  const pending = state.pending.map((p) => (p.clientId === clientId ? { ...p, state: to, code } : p));
  return { ...state, pending };
}

function withHead(state: RoomClientState, chatRoomId: string, seq: number): RoomClientState {
  const chat = chatOf(state, chatRoomId);
  return withChat(state, { ...chat, head: Math.max(chat.head, seq) });
}

function withChat(state: RoomClientState, chat: ClientChatRoom): RoomClientState {
  const isKnown = state.chatRooms.some((known) => known.id === chat.id);
  const chatRooms = isKnown
    ? state.chatRooms.map((known) => (known.id === chat.id ? chat : known))
    : [...state.chatRooms, chat];
  return { ...state, chatRooms };
}

function chatOf(state: RoomClientState, id: string): ClientChatRoom {
  return state.chatRooms.find((chat) => chat.id === id) ?? { id, ...EMPTY_CHAT };
}

const EMPTY_CHAT = { messages: [], early: [], head: 0, closed: null, seen: 0, seenByOthers: 0 };

function seqOf(chat: ClientChatRoom): number {
  return chat.messages.at(-1)?.seq ?? 0;
}
