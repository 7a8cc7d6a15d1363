import { z } from "zod";

/** What a page is answered that asked something of the video server. */
export const mediaAnswerSchema = z.object({
  status: z.literal(true),
  /** The server's answer to what was published, or its offer of what was asked for. */
  description: z.object({ type: z.enum(["offer", "answer"]), sdp: z.string() }).nullable(),
  /** On which line what was asked for comes. */
  tracks: z.array(z.object({ publication: z.string(), kind: z.enum(["audio", "video"]), mid: z.string() })),
  /** Publications of which nothing has come to the server yet: to be asked for again in a moment. */
  missing: z.array(z.string()),
});
export type MediaAnswer = z.infer<typeof mediaAnswerSchema>;
