import { z } from "zod";
import {
  type CallCaption,
  type CallMedia,
  type CallSignal,
  MAX_CAPTION_LENGTH,
} from "../../domain/video/room-call-state";

const id = z.string().min(1).max(80);

export const callMediaSchema = z.object({
  audio: z.boolean(),
  video: z.boolean(),
  screen: z.boolean(),
}) satisfies z.ZodType<CallMedia>;

/** Absent of a page that is older than the other way. */
export const callWaySchema = z.enum(["mesh", "sfu"]).optional();

/** What two browsers exchange to reach each other (W3C WebRTC: RTCSessionDescriptionInit, RTCIceCandidateInit). */
export const callSignalSchema = z.object({
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

export const callCaptionSchema = z.object({
  captionId: id,
  text: z.string().min(1).max(MAX_CAPTION_LENGTH),
  final: z.boolean(),
}) satisfies z.ZodType<CallCaption>;

/** What a page says of a video call, the same by a frame and over HTTP; who says it is told by the connection. */
export const callActSchemas = [
  z.object({ type: z.literal("CALL_JOIN"), chatRoomId: id, peerId: id, media: callMediaSchema, way: callWaySchema }),
  z.object({ type: z.literal("CALL_MEDIA"), chatRoomId: id, media: callMediaSchema }),
  z.object({ type: z.literal("CALL_SIGNAL"), chatRoomId: id, to: id, signal: callSignalSchema }),
  z.object({ type: z.literal("CALL_CAPTION"), chatRoomId: id, caption: callCaptionSchema }),
  z.object({ type: z.literal("CALL_LEAVE"), chatRoomId: id }),
] as const;
export type CallAct = z.infer<(typeof callActSchemas)[number]>;
