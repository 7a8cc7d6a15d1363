import { z } from "zod";

/** A user and their language. */
export const languageCodeSchema = z.object({
  userUuid: z.string().min(1).max(60),
  languageCode: z.string().min(1).max(12),
});
