import { z } from "zod";
import { type CallMedia, type CallSignal, MAX_CALL_SEATS } from "../domain/room-call-state";

const id = z.string().min(1).max(80);

const mediaSchema = z.object({
  audio: z.boolean(),
  video: z.boolean(),
  screen: z.boolean(),
}) satisfies z.ZodType<CallMedia>;

/** What two browsers exchange to reach each other (W3C WebRTC: RTCSessionDescriptionInit, RTCIceCandidateInit). */
const signalSchema = z.object({
  linkId: id,
  description: z
    .object({ type: z.enum(["offer", "answer", "pranswer", "rollback"]), sdp: z.string().max(28_000) })
    .optional(),
  candidate: z
    .object({
      candidate: z.string().max(2_000),
      sdpMid: z.string().max(80).nullable(),
      sdpMLineIndex: z.number().int().min(0).max(64).nullable(),
      usernameFragment: z.string().max(300).nullable(),
    })
    .nullable()
    .optional(),
  renew: z.literal(true).optional(),
}) satisfies z.ZodType<CallSignal>;

/** Frames of a call that a page sends; who sends them is told by the connection. */
export const callClientSchemas = [
  z.object({ type: z.literal("CALL_JOIN"), chatRoomId: id, peerId: id, media: mediaSchema }),
  z.object({ type: z.literal("CALL_MEDIA"), chatRoomId: id, media: mediaSchema }),
  z.object({ type: z.literal("CALL_SIGNAL"), chatRoomId: id, to: id, signal: signalSchema }),
  z.object({ type: z.literal("CALL_LEAVE"), chatRoomId: id }),
] as const;
export type CallClientMessage = z.infer<(typeof callClientSchemas)[number]>;

const seatSchema = z.object({
  peerId: id,
  memberId: id,
  displayName: z.string(),
  kind: z.enum(["staff", "guest"]),
  media: mediaSchema,
});
/** Someone in a call as the others see them. */
export type CallSeatView = z.infer<typeof seatSchema>;

/** Frames of a call that the room sends. */
export const callServerSchemas = [
  z.object({
    type: z.literal("CALL"),
    chatRoomId: id,
    seats: z.array(seatSchema).max(MAX_CALL_SEATS),
    /** Who chose to go: their picture goes at once. One who is missing without it may be back in a moment. */
    left: id.nullable(),
  }),
  z.object({ type: z.literal("CALL_SIGNAL"), chatRoomId: id, from: id, signal: signalSchema }),
] as const;
export type CallServerMessage = z.infer<(typeof callServerSchemas)[number]>;
export type CallFrame = Extract<CallServerMessage, { type: "CALL" }>;

/** Why a call is not joined or spoken in. */
export const callErrorCodes = ["callFull", "notInCall", "notAdmitted"] as const;
