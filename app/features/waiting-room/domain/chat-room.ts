import { type RoomIdentity, type RoomState, type Visit, visitIdOf, withVisit } from "./room-state";

const NOTES = "~notes";

/**
 * One chat: of a visit the one that its guests take part in, or the notes that staff alone write and read; of the room
 * that of its staff among themselves.
 */
export interface ChatRoom {
  id: string;
  /** Null for the staff's own chat. */
  visit: Visit | null;
  notes: boolean;
  lastSeq: number;
}

/** The id of the notes that staff keep about a visit. It is nobody's visit id, so no guest takes part in it. */
export const notesIdOf = (visitId: string): string => `${visitId}${NOTES}`;

export const isNotesId = (chatRoomId: string): boolean => chatRoomId.endsWith(NOTES);

/** The id of the chat that the staff of a room have among themselves: notes about no visit, so no guest's either. */
export const STAFF_CHAT = NOTES;

/** The chat with an id; null where there is none. */
export function chatRoomIn(state: RoomState, id: string): ChatRoom | null {
  if (id === STAFF_CHAT) return { id, visit: null, notes: true, lastSeq: state.staffSeq };
  const notes = isNotesId(id);
  const visit = state.visits.get(notes ? id.slice(0, -NOTES.length) : id);
  return visit ? { id, visit, notes, lastSeq: notes ? visit.notesSeq : visit.lastSeq } : null;
}

/** A room after a message was added to one of its chats. */
export function withLastSeq(state: RoomState, { visit, notes }: ChatRoom, seq: number): RoomState {
  if (visit === null) return { ...state, staffSeq: seq };
  return withVisit(state, notes ? { ...visit, notesSeq: seq } : { ...visit, lastSeq: seq });
}

/** Whether someone takes part in a chat: staff in every one of the room, a guest in that of their visit. */
export function takesPart(identity: Pick<RoomIdentity, "kind" | "memberId" | "appointmentId">, id: string): boolean {
  return identity.kind === "staff" || visitIdOf(identity) === id;
}

/** Members who may read a chat. */
export function audienceOf(state: RoomState, chatRoomId: string): string[] {
  return [...state.members.values()]
    .filter((member) => member.revokedAt === null && takesPart(member, chatRoomId))
    .map((member) => member.memberId);
}
