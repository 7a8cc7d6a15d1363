import { z } from "zod";
import type { WhoIsIn } from "../domain/sessions/who-is-in";
import type { Publication } from "../domain/video/room-call-state";
import type { MediaReach } from "../domain/video/room-media";
import type {
  ChatFile,
  ChatMessage,
  MovingStay,
  RoomIdentity,
  Stay,
  AppointmentOutcome,
} from "../domain/rooms/room-state";
import type { CallAct } from "../schemas/rooms/call-acts";
import type { RoomAct } from "../schemas/rooms/room-acts";
import type { CheckIn, SendChatMessage } from "../schemas/rooms/room-requests";
import {
  errorCodeSchema,
  lastSeqSchema,
  type LastSeq,
  type RoomErrorCode,
  serverMessageSchema,
  type ServerMessageOf,
} from "./protocol";

const refusedSchema = z.object({ status: z.literal(false), errorCode: errorCodeSchema });

export const sendAnswerSchema = z.discriminatedUnion("status", [
  z.object({
    status: z.literal(true),
    clientId: z.string(),
    chatRoomId: z.string(),
    id: z.string(),
    seq: z.number().int().positive(),
    time: z.number().int(),
  }),
  refusedSchema,
]);
export type SendAnswer = z.infer<typeof sendAnswerSchema>;

export const doneAnswerSchema = z.discriminatedUnion("status", [z.object({ status: z.literal(true) }), refusedSchema]);
export type DoneAnswer = z.infer<typeof doneAnswerSchema>;

export const ticketAnswerSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal(true), ticket: z.string(), expiresAt: z.number().int() }),
  /** `waitingRoomId` where the appointment moved to another room. */
  refusedSchema.extend({ waitingRoomId: z.string().optional() }),
]);
export type TicketAnswer = z.infer<typeof ticketAnswerSchema>;

export const pollAnswerSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal(true), cursor: z.string(), frames: z.array(serverMessageSchema) }),
  refusedSchema,
]);
export type PollAnswer = z.infer<typeof pollAnswerSchema>;

/** What of a call may be asked for at the video server. */
export type ReachAnswer = ({ status: true } & MediaReach) | { status: false; errorCode: RoomErrorCode };

/** What a page can be rendered from before its script has connected. */
export interface RoomSnapshot {
  snapshot: ServerMessageOf<"SNAPSHOT">;
  messages: ServerMessageOf<"MESSAGE">[];
}

export type SnapshotAnswer = ({ status: true } & RoomSnapshot) | { status: false; errorCode: RoomErrorCode };
const cursorSchema = z.object({
  lastSeq: lastSeqSchema,
  view: z.string(),
  calls: z.object({ box: z.string(), at: z.number().int().nonnegative() }).optional(),
});

/** Where a poller stands: what it has of each chat, and a digest of the members and queue it last saw. */
export interface PollCursor {
  lastSeq: LastSeq;
  view: string;
  /** Up to which frame they have what the room kept for them of its calls. */
  calls?: { box: string; at: number };
}

/** A cursor as it travels in `cursor=`; opaque to the caller. */
export function encodeCursor(cursor: PollCursor): string {
  return JSON.stringify(cursor);
}

/** Reads a cursor; null for an absent or a broken one, which means 'from the start'. */
export function decodeCursor(text: string | null): PollCursor | null {
  if (text === null || text === "") return null;
  try {
    return cursorSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * All of an appointment that goes to another room: its people, its marks, both of its chats, and its session's if that
 * goes.
 */
export interface LeavingStay extends MovingStay {
  messages: readonly ChatMessage[];
}

/**
 * Up to which messages another room has what is let go of: of an appointment, its notes, and its session where that
 * goes.
 */
export type HeldElsewhere = Pick<Stay, "lastSeq" | "notesSeq"> & Pick<MovingStay, "session">;

/** The calls of a room's object, as the Worker makes them. `identity` is what the Worker established. */
export interface WaitingRoomCalls {
  /** A ticket for one connection, good once and for 60 s from `now` (epoch milliseconds). */
  issueTicket(identity: RoomIdentity, now: number): Promise<TicketAnswer>;
  /** What happened after `cursor`; waits up to `waitMs` (at most 25,000) when nothing has. */
  poll(identity: RoomIdentity, cursor: string | null, waitMs: number): Promise<PollAnswer>;
  send(identity: RoomIdentity, message: SendChatMessage): Promise<SendAnswer>;
  /** Sends a file that is kept already; a repeated clientId gives the first one again, which may be another file. */
  sendFile(identity: RoomIdentity, sent: Omit<SendChatMessage, "message"> & { file: ChatFile }): Promise<SendAnswer>;
  /** Whether a member may send a file to a chat now; what refuses it would refuse the message. */
  mayWrite(identity: RoomIdentity, chatRoomId: string): Promise<DoneAnswer>;
  /** The file that a sender sent under this client id; null where they did not. */
  sentFile(sender: Pick<RoomIdentity, "memberId">, chatRoomId: string, clientId: string): Promise<ChatFile | null>;
  /** A file of a chat, for who takes part in it; null for any other. */
  fileIn(identity: RoomIdentity, chatRoomId: string, fileId: string): Promise<ChatFile | null>;
  checkIn(identity: RoomIdentity, request: CheckIn): Promise<DoneAnswer>;
  /** Staff call an appointment in. */
  admit(identity: RoomIdentity, chatRoomId: string): Promise<DoneAnswer>;
  /** Staff begin an appointment, whether its patient has come or not. */
  begin(identity: RoomIdentity, appointmentId: string): Promise<DoneAnswer>;
  /** Who of an appointment is there now. */
  whoIsIn(appointmentId: string): Promise<WhoIsIn>;
  /**
   * Staff begin a group session, of which these appointments are in progress, whether their patients have come or not.
   */
  beginSession(identity: RoomIdentity, sessionId: string, stayIds: readonly string[]): Promise<DoneAnswer>;
  leave(identity: RoomIdentity): Promise<DoneAnswer>;
  /** Any act of a member beside writing, in a video call too, for who has no connection. */
  act(identity: RoomIdentity, act: RoomAct | CallAct): Promise<DoneAnswer>;
  /** What somebody in a call may ask for at the video server; counts as a frame of theirs. */
  reachMedia(identity: RoomIdentity, chatRoomId: string, peerId: string): Promise<ReachAnswer>;
  /** Somebody's pictures and sound are at the video server: those in the call are told. */
  publishMedia(identity: RoomIdentity, publication: Publication): Promise<DoneAnswer>;
  snapshot(identity: RoomIdentity): Promise<SnapshotAnswer>;
  /** An appointment is over; `sessionId` is of the group session that it was in, null where it was in none. */
  appointmentClosed(appointmentId: string, outcome: AppointmentOutcome, sessionId: string | null): Promise<void>;
  appointmentReopened(appointmentId: string): Promise<void>;
  /** Every message of an appointment's chat, in order. */
  transcript(appointmentId: string): Promise<ChatMessage[]>;
  /** The names of those who came with the patient of an appointment. */
  companions(appointmentId: string): Promise<string[]>;
  /** Every note that staff wrote about an appointment, in order; never for its patient. */
  notes(appointmentId: string): Promise<ChatMessage[]>;
  /** Every message of a group session's chat, in order, once the last of its appointments here is over; null before. */
  sessionTranscript(sessionId: string): Promise<ChatMessage[] | null>;
  /**
   * All of an appointment, by now of this session, for another room to take in; null for one that is not here or over.
   */
  leavingStay(stayId: string, sessionId: string | null): Promise<LeavingStay | null>;
  /** Takes in an appointment that another room gave; given twice it does nothing new. */
  arriveStay(stay: LeavingStay): Promise<void>;
  /** Lets an appointment go to another room that has all up to these sequences; false where more was said since. */
  releaseStay(stayId: string, to: string, had: HeldElsewhere): Promise<boolean>;
  /** The appointment is another provider's from now on; an appointment that is not here stays unknown. */
  giveStay(stayId: string, providerId: string): Promise<void>;
  /** The appointments that are here, those that have ended aside. */
  openStays(): Promise<string[]>;
  /** The room to which an appointment went from here. */
  movedTo(stayId: string): Promise<string | null>;
  /** Closes all connections of a member within this call; a guest stays shut out. */
  revoke(memberId: string): Promise<void>;
  /** Closes all connections of a signed-in user within this call, and voids their tickets; nobody stays shut out. */
  endUser(userId: string): Promise<void>;
  /** Closes within this call all connections that a link into an appointment gave, and voids their tickets. */
  endLinks(appointmentId: string): Promise<void>;
}

export type { CallAct, CheckIn, RoomAct, RoomIdentity, SendChatMessage, AppointmentOutcome };
