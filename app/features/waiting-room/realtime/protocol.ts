import { z } from "zod";
import { MAX_FRAME_LENGTH } from "../domain/rooms/room-limits";
import type { ChatMessage } from "../domain/rooms/room-state";
import type { ChatRoomView, MemberView, QueueView } from "../domain/rooms/room-view";
import { callActSchemas } from "../schemas/rooms/call-acts";
import { lateMinutesSchema, roomActSchema } from "../schemas/rooms/room-acts";
import { seenFrameSchema, typingFrameSchema } from "./protocol-chat";
import { callErrorCodes, callServerSchemas } from "./protocol-video";

/** Raised when an older page could misread the frames; an older page is asked to reload. */
export const PROTOCOL_VERSION = 1;

/** The frame that asks 'still there?' and its answer, which the platform gives without waking the room. */
export const PING = "ping";
export const PONG = "pong";

/** Close codes of the room; 1008 is the standard's own for a broken rule. */
export const CLOSE_CODES = {
  left: 1000,
  badFrames: 1008,
  tooManyConnections: 4008,
  /** No INIT in time, a ticket that is unknown, used or expired, or a sign-in that has changed: come back with a new one. */
  ticketRefused: 4401,
  /** The right to be here ended. */
  revoked: 4403,
  /** The appointment went to another room; MOVED said to which. */
  moved: 4409,
  appointmentClosed: 4410,
  unsupportedVersion: 4426,
} as const;

const id = z.string().min(1).max(80);
const epochMs = z.number().int().nonnegative();

/** Last sequence seen, for each chat room. */
export const lastSeqSchema = z.record(id, z.number().int().nonnegative());
export type LastSeq = z.infer<typeof lastSeqSchema>;

export const clientMessageSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("INIT"),
    ticket: z.string().min(1).max(200),
    version: z.number().int(),
    /** Path of the page the person is on. */
    route: z.string().max(500),
    lastSeq: lastSeqSchema,
  }),
  z.object({ type: z.literal("RESUME"), lastSeq: lastSeqSchema }),
  z.object({ type: z.literal("SEND"), clientId: id, chatRoomId: id, message: z.string() }),
  roomActSchema,
  ...callActSchemas,
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;

/** What of an INIT is read before its version is known to be ours. */
export const initEnvelopeSchema = z.object({
  type: z.literal("INIT"),
  ticket: z.string().min(1).max(200),
  version: z.number(),
});

export const chatMessageSchema = z.object({
  id,
  chatRoomId: id,
  clientId: id,
  seq: z.number().int().positive(),
  senderId: id,
  senderName: z.string(),
  message: z.string(),
  time: epochMs,
  file: z
    .object({ id, name: z.string(), contentType: z.string(), sizeBytes: z.number().int().nonnegative() })
    .optional(),
}) satisfies z.ZodType<ChatMessage>;

const outcomeSchema = z.enum(["concluded", "canceled"]);

export const memberSchema = z.object({
  memberId: id,
  kind: z.enum(["staff", "guest"]),
  displayName: z.string(),
  present: z.boolean(),
  chatRoomId: id.nullable(),
}) satisfies z.ZodType<MemberView>;

export const queueSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("guest"),
    state: z.enum(["notCheckedIn", "waiting", "admitted", "closed"]),
    place: z.number().int().positive().nullable(),
    lateMinutes: lateMinutesSchema.optional(),
  }),
  z.object({
    kind: z.literal("staff"),
    lateMinutes: lateMinutesSchema.optional(),
    entries: z.array(
      z.object({
        chatRoomId: id,
        appointmentId: id.nullable(),
        sessionId: id.nullable(),
        providerId: id.nullable(),
        names: z.array(z.string()),
        companions: z.array(z.string()),
        place: z.number().int().positive().nullable(),
        waitingSince: epochMs,
        admitted: z.boolean(),
        present: z.boolean(),
        leftAt: epochMs.nullable(),
      }),
    ),
  }),
]) satisfies z.ZodType<QueueView>;

export const chatRoomSchema = z.object({
  id,
  lastSeq: z.number().int().nonnegative(),
  closed: outcomeSchema.nullable(),
  seen: z.number().int().nonnegative(),
  seenByOthers: z.number().int().nonnegative(),
}) satisfies z.ZodType<ChatRoomView>;

export const errorCodeSchema = z.enum([
  "malformed",
  "unsupportedVersion",
  "rateLimited",
  "notAllowed",
  "unknownChatRoom",
  "chatClosed",
  "messageEmpty",
  "messageTooLong",
  "revoked",
  "moved",
  ...callErrorCodes,
]);
export type RoomErrorCode = z.infer<typeof errorCodeSchema>;

export const serverMessageSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("SNAPSHOT"),
    version: z.number().int(),
    self: z.object({ memberId: id, kind: z.enum(["staff", "guest"]), displayName: z.string() }),
    members: z.array(memberSchema),
    queue: queueSchema,
    chatRooms: z.array(chatRoomSchema),
    time: epochMs,
  }),
  z.object({ type: z.literal("MEMBERS"), members: z.array(memberSchema) }),
  z.object({ type: z.literal("QUEUE"), queue: queueSchema }),
  z.object({ type: z.literal("MESSAGE"), message: chatMessageSchema }),
  z.object({
    type: z.literal("ACK"),
    clientId: id,
    chatRoomId: id,
    id,
    seq: z.number().int().positive(),
    time: epochMs,
  }),
  seenFrameSchema,
  typingFrameSchema,
  z.object({
    type: z.literal("VISIT_CLOSED"),
    chatRoomId: id,
    appointmentId: id.nullable(),
    outcome: outcomeSchema,
  }),
  /** The appointment of this person went on to another room. */
  z.object({ type: z.literal("MOVED"), waitingRoomId: id }),
  z.object({
    type: z.literal("ERROR"),
    code: errorCodeSchema,
    /** The message that was refused, where it was one. */
    clientId: id.nullable(),
    retryAfterMs: z.number().int().nonnegative(),
    /** The page is older than the room: reload it. */
    reload: z.boolean(),
  }),
  ...callServerSchemas,
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;
export type ServerMessageOf<T extends ServerMessage["type"]> = Extract<ServerMessage, { type: T }>;

/** Reads a frame a client sent; null for one that is too large, is no JSON, or is none of the protocol. */
export function parseClientMessage(frame: string | ArrayBuffer): ClientMessage | null {
  return parseFrame(frame, clientMessageSchema);
}

/** Reads ticket and version of an INIT of any version; null for anything else. */
export function parseInitEnvelope(frame: string | ArrayBuffer): z.infer<typeof initEnvelopeSchema> | null {
  return parseFrame(frame, initEnvelopeSchema);
}

/** Reads a frame the room sent; null for one this version does not know. The room's frames have no size limit. */
export function parseServerMessage(frame: string): ServerMessage | null {
  return serverMessageSchema.safeParse(jsonOrNull(frame)).data ?? null;
}

function parseFrame<T>(frame: string | ArrayBuffer, schema: z.ZodType<T>): T | null {
  if (typeof frame !== "string" || frame.length > MAX_FRAME_LENGTH) return null;
  return schema.safeParse(jsonOrNull(frame)).data ?? null;
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
