import { z } from "zod";
import { MOST_LATE_MINUTES } from "../domain/room-limits";

export const lateMinutesSchema = z.number().int().min(0).max(MOST_LATE_MINUTES);

/** What staff alone may do: say that they are late, 0 for on time again, and send a guest out. */
export const lateMessageSchema = z.object({ type: z.literal("LATE"), minutes: lateMinutesSchema });
export const removeMessageSchema = z.object({ type: z.literal("REMOVE"), memberId: z.string().min(1).max(80) });
