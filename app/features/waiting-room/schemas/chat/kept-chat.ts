import { z } from "zod";

const fileSchema = z.object({ id: z.string(), name: z.string(), contentType: z.string(), sizeBytes: z.number() });

const messageSchema = z.object({
  id: z.string(),
  senderId: z.string(),
  senderName: z.string(),
  message: z.string(),
  /** Epoch milliseconds. */
  time: z.number(),
  file: fileSchema.optional(),
});

/** A chat as it is kept after the appointment; older ones do not name those who came with the patient. */
export const keptChatSchema = z.object({
  messages: z.array(messageSchema),
  companions: z.array(z.string()).default([]),
});

export type KeptChat = z.infer<typeof keptChatSchema>;
