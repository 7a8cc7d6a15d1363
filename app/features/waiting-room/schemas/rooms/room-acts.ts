import { z } from "zod";
import { MOST_LATE_MINUTES } from "../../domain/rooms/room-limits";
import { guestNameSchema } from "./room-requests";

const id = z.string().min(1).max(80);

export const lateMinutesSchema = z.number().int().min(0).max(MOST_LATE_MINUTES);

/** What a member does in a room beside coming, catching up and writing; the same by a frame and by a call. */
export const roomActSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("CHECK_IN"), name: guestNameSchema.nullable() }),
  z.object({ type: z.literal("ADMIT"), chatRoomId: id }),
  z.object({ type: z.literal("LEAVE") }),
  /** A chat was read up to a message. */
  z.object({ type: z.literal("SEEN"), chatRoomId: id, seq: z.number().int().positive() }),
  /** Somebody is writing in a chat. */
  z.object({ type: z.literal("TYPING"), chatRoomId: id }),
  /** Staff are late by some minutes, 0 for on time again. */
  z.object({ type: z.literal("LATE"), minutes: lateMinutesSchema }),
  /** Staff send a guest out. */
  z.object({ type: z.literal("REMOVE"), memberId: id }),
]);
export type RoomAct = z.infer<typeof roomActSchema>;
