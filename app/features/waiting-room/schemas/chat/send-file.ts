import { z } from "zod";

/** A file for a chat. `clientId` is the sender's own for it, so that a file sent twice is there once. */
export const sendFileSchema = z.object({
  clientId: z.string().min(1).max(80).optional(),
  file: z.instanceof(File, { error: "files:refused.none" }),
});
