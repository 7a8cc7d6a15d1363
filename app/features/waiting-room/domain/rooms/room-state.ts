import type { CallSeat, Publication } from "../video/room-call-state";

/** The member that a connection or call speaks for, as the Worker established it; never read from a frame. */
export interface RoomIdentity {
  /** Stable for one person in one room: reloads and second devices share it. */
  memberId: string;
  kind: "staff" | "guest";
  displayName: string;
  /** The stay a guest came for; null for staff and for a guest without a booking. */
  appointmentId: string | null;
  /** The signed-in user, if there is one. */
  userId: string | null;
  /** The provider a guest waits for, or for whom staff speak. Null or absent: any. */
  providerId?: string | null | undefined;
  /**
   * The video group session that a guest's stay is in; null outside of one. Absent of a ticket that is older than it.
   */
  sessionId?: string | null | undefined;
  /** A guest comes by video: only their line says whether they are here. Absent of a ticket that is older than it. */
  byVideo?: boolean | undefined;
}

export interface Member extends RoomIdentity {
  /** The name a guest gave at check-in; it outlives the name on a later ticket. */
  givenName: string | null;
  /** Open connections. They are never stored: after a restart the open sockets say who is here. */
  connections: readonly string[];
  /** Deadline up to which a polling member counts as present, epoch milliseconds. */
  pollUntil: number | null;
  /** Time at which a guest was shut out of the room, epoch milliseconds; staff come back with a new ticket. */
  revokedAt: number | null;
}

export type AppointmentOutcome = "concluded" | "canceled";

/**
 * The stay of a patient in the room, with or without an appointment: place in the queue and chat share this record and
 * its id.
 */
export interface Stay {
  /** Also the id of the stay's chat room. */
  id: string;
  appointmentId: string | null;
  /** The provider for whom the patient waits; null if unknown: then for any who is here. */
  providerId: string | null;
  /** The video group session it is in, whose participants share a chat and a call of this id; null outside of one. */
  sessionId: string | null;
  /** They come by video; who comes to the clinic is there, whether their phone sleeps or not. */
  byVideo: boolean;
  /** Order of check-in within the room; null while not checked in. */
  arrival: number | null;
  checkedInAt: number | null;
  admittedAt: number | null;
  lastSeenAt: number;
  closed: { outcome: AppointmentOutcome; at: number } | null;
  /** Sequence of the last message in the stay's chat; 0 before the first. */
  lastSeq: number;
  /** Sequence of the last note that staff wrote about the stay; 0 before the first. */
  notesSeq: number;
}

/** A file that was sent in a chat: what the check of its content found. */
export interface ChatFile {
  id: string;
  name: string;
  contentType: string;
  sizeBytes: number;
}

export interface ChatMessage {
  id: string;
  chatRoomId: string;
  /** Chosen by the sender, so that a message sent twice is stored once. */
  clientId: string;
  /** 1, 2, 3 … within the chat room, without a gap. */
  seq: number;
  senderId: string;
  senderName: string;
  /** What was written; of a file its name. */
  message: string;
  /** Epoch milliseconds. */
  time: number;
  /** The file that was sent; absent where none was. */
  file?: ChatFile | undefined;
}

/** How far one member has read a chat. */
export interface ReadMark {
  chatRoomId: string;
  memberId: string;
  kind: RoomIdentity["kind"];
  seq: number;
}

/** A stay on its way to another room, with everyone who came for it; its messages go beside it. */
export interface MovingStay {
  stay: Stay;
  members: readonly Member[];
  marks: readonly ReadMark[];
  /** The group session whose chat goes along, with the sequence of its last message; null where none does. */
  session: { id: string; lastSeq: number } | null;
}

/** By how many minutes a provider is late, 0 for on time again, as told at a time (epoch milliseconds). */
export interface Lateness {
  /** Provider whose stays are meant; null for all of the room. */
  providerId: string | null;
  minutes: number;
  at: number;
}

/** For each chat the mark of each member, by their ids. */
export type ReadMarks = ReadonlyMap<string, ReadonlyMap<string, ReadMark>>;

/** Maps, not plain objects: chat room ids come in frames, and `constructor` must not be found. */
export interface RoomState {
  members: ReadonlyMap<string, Member>;
  stays: ReadonlyMap<string, Stay>;
  marks: ReadMarks;
  /** What was said last for each provider. */
  late: ReadonlyMap<string | null, Lateness>;
  /** Sequence of the last message among the staff of the room; 0 before the first. */
  staffSeq: number;
  /** Sequence of the last message in the chat of each group session that is known here; 0 before the first. */
  sessionSeqs: ReadonlyMap<string, number>;
  /** Stays, and chats of group sessions, that went to another room, each with the id of that room. */
  moved: ReadonlyMap<string, string>;
  /** Members in the call of each chat room; empty calls are left out. */
  calls: ReadonlyMap<string, readonly CallSeat[]>;
  /** What is at the video server, by its id. It outlives a line that drops for a moment. */
  publications: ReadonlyMap<string, Publication>;
}

export const emptyRoom: RoomState = {
  members: new Map(),
  stays: new Map(),
  marks: new Map(),
  late: new Map(),
  staffSeq: 0,
  sessionSeqs: new Map(),
  moved: new Map(),
  calls: new Map(),
  publications: new Map(),
};

/** The stay, and so the chat room, a guest belongs to: their appointment's, else their own. Staff belong to none. */
export function stayIdOf(identity: Pick<RoomIdentity, "kind" | "memberId" | "appointmentId">): string | null {
  return identity.kind === "guest" ? (identity.appointmentId ?? identity.memberId) : null;
}

/** Whether a member has a connection or polled lately. */
export function isPresent(member: Member, now: number): boolean {
  return member.connections.length > 0 || (member.pollUntil !== null && member.pollUntil > now);
}

/** Name to show: the one given at check-in, else the one the Worker knows. */
export function nameOf(member: Member): string {
  return member.givenName ?? member.displayName;
}

/** Guests of one stay, those shut out aside. */
export function guestsOf(state: RoomState, stayId: string): Member[] {
  return [...state.members.values()].filter((member) => member.revokedAt === null && stayIdOf(member) === stayId);
}

export function withMember(state: RoomState, member: Member): RoomState {
  return { ...state, members: new Map(state.members).set(member.memberId, member) };
}

export function withStay(state: RoomState, stay: Stay): RoomState {
  const { sessionId } = stay;
  const next = { ...state, stays: new Map(state.stays).set(stay.id, stay) };
  return sessionId === null || state.sessionSeqs.has(sessionId) ? next : withSessionSeq(next, sessionId, 0);
}

/** A room that knows a group session, and up to which message its chat goes. */
export function withSessionSeq(state: RoomState, sessionId: string, seq: number): RoomState {
  return { ...state, sessionSeqs: new Map(state.sessionSeqs).set(sessionId, seq) };
}

export function withMark(state: RoomState, mark: ReadMark): RoomState {
  const ofChat = new Map(state.marks.get(mark.chatRoomId)).set(mark.memberId, mark);
  return { ...state, marks: new Map(state.marks).set(mark.chatRoomId, ofChat) };
}
