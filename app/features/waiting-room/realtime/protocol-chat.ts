import { z } from "zod";
import type { ReadMark } from "../domain/rooms/room-state";

const id = z.string().min(1).max(80);
const seq = z.number().int().positive();

/** What the room tells of a chat beside its messages. */
export const seenFrameSchema = z.object({
  type: z.literal("SEEN"),
  mark: z.object({
    chatRoomId: id,
    memberId: id,
    kind: z.enum(["staff", "guest"]),
    seq,
  }) satisfies z.ZodType<ReadMark>,
});
export const typingFrameSchema = z.object({
  type: z.literal("TYPING"),
  chatRoomId: id,
  memberId: id,
  displayName: z.string(),
});
export type TypingFrame = z.infer<typeof typingFrameSchema>;
