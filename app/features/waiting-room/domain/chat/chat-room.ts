import { closedSession, isInSession, staysOfSession } from "../sessions/room-group-sessions";
import { type RoomIdentity, type RoomState, type Stay, stayIdOf, withSessionSeq, withStay } from "../rooms/room-state";

const NOTES = "~notes";

/**
 * One chat: of a stay the one that its guests take part in, or the notes that staff alone write and read; of a group
 * session the one that its participants share; of the room that of its staff among themselves.
 */
export interface ChatRoom {
  id: string;
  /** Null for the staff's own chat and for a session's. */
  stay: Stay | null;
  /** Of a session's own chat; null for any other. */
  sessionId: string | null;
  notes: boolean;
  lastSeq: number;
  /** How and when it ended; null while it is open. */
  closed: Stay["closed"];
}

/** The id of the notes that staff keep about a stay. It is nobody's stay id, so no guest takes part in it. */
export const notesIdOf = (stayId: string): string => `${stayId}${NOTES}`;

export const isNotesId = (chatRoomId: string): boolean => chatRoomId.endsWith(NOTES);

/** The id of the chat that the staff of a room have among themselves: notes about no stay, so no guest's either. */
export const STAFF_CHAT = NOTES;

/** The chat with an id; null where there is none. */
export function chatRoomIn(state: RoomState, id: string): ChatRoom | null {
  const none = { stay: null, sessionId: null, notes: false, closed: null };
  if (id === STAFF_CHAT) return { ...none, id, notes: true, lastSeq: state.staffSeq };
  const notes = isNotesId(id);
  const stay = state.stays.get(notes ? id.slice(0, -NOTES.length) : id);
  if (stay) {
    const lastSeq = notes ? stay.notesSeq : stay.lastSeq;
    return { ...none, id, stay, notes, lastSeq, closed: stay.closed };
  }
  const lastSeq = state.sessionSeqs.get(id);
  if (lastSeq === undefined || state.moved.has(id)) return null;
  const stays = staysOfSession(state, id);
  return stays.length === 0 ? null : { ...none, id, sessionId: id, lastSeq, closed: closedSession(stays) };
}

/** A room after a message was added to one of its chats. */
export function withLastSeq(state: RoomState, { stay, sessionId, notes }: ChatRoom, seq: number): RoomState {
  if (sessionId !== null) return withSessionSeq(state, sessionId, seq);
  if (stay === null) return { ...state, staffSeq: seq };
  return withStay(state, notes ? { ...stay, notesSeq: seq } : { ...stay, lastSeq: seq });
}

/**
 * Whether someone takes part in a chat, and in its call: staff in every one of the room, a guest in that of their stay,
 * and in that of their session for as long as their stay is let in and open.
 */
export function takesPart(
  state: RoomState,
  identity: Pick<RoomIdentity, "kind" | "memberId" | "appointmentId">,
  id: string,
): boolean {
  return identity.kind === "staff" || stayIdOf(identity) === id || isInSession(state, identity, id);
}

/** Whether a chat that somebody takes part in, or came to take part in, went to another room. */
export const isMovedFor = (state: RoomState, by: RoomIdentity, id: string): boolean =>
  state.moved.has(id) && (takesPart(state, by, id) || by.sessionId === id);

/**
 * Whether a member may be in a call still. Of a stay's call its own people are only let go of with their connections;
 * of a session's call each goes with their own stay.
 */
export function mayStayIn(state: RoomState, chat: ChatRoom, memberId: string): boolean {
  const member = state.members.get(memberId);
  if (!member || member.revokedAt !== null || chat.closed) return false;
  return chat.sessionId === null || takesPart(state, member, chat.id);
}

/** Members who may read a chat. */
export function audienceOf(state: RoomState, chatRoomId: string): string[] {
  return [...state.members.values()]
    .filter((member) => member.revokedAt === null && takesPart(state, member, chatRoomId))
    .map((member) => member.memberId);
}
