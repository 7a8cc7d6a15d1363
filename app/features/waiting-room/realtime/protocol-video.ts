import { z } from "zod";
import { MAX_CALL_SEATS } from "../domain/video/room-call-state";
import { callCaptionSchema, callMediaSchema, callSignalSchema, callWaySchema } from "../schemas/rooms/call-acts";

const id = z.string().min(1).max(80);

const seatSchema = z.object({
  peerId: id,
  memberId: id,
  displayName: z.string(),
  kind: z.enum(["staff", "guest"]),
  media: callMediaSchema,
  /** By what their page can send and get pictures; absent is mesh. */
  way: callWaySchema,
  /** What they have at the video server, under a name of its own; absent where nothing is there. */
  publication: id.optional(),
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
  z.object({ type: z.literal("CALL_SIGNAL"), chatRoomId: id, from: id, signal: callSignalSchema }),
  z.object({ type: z.literal("CALL_CAPTION"), chatRoomId: id, from: id, caption: callCaptionSchema }),
] as const;
export type CallServerMessage = z.infer<(typeof callServerSchemas)[number]>;
export type CallFrame = Extract<CallServerMessage, { type: "CALL" }>;

/** Why a call is not joined or spoken in. */
export const callErrorCodes = ["callFull", "notInCall", "notAdmitted"] as const;
