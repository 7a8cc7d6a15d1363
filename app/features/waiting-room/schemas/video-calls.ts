import { z } from "zod";

/** Ids are opaque: one that is not known is not found, whatever it looks like. */
export const sessionSchema = z.object({ appointmentId: z.string().trim().min(1).max(64) });

/** Which room, and which of its visits a config is wanted for; a guest's own without it. */
export const sessionConfigSchema = z.object({
  waitingRoomId: z.string().min(1).max(80),
  appointmentId: z.string().trim().min(1).max(64).optional(),
});
