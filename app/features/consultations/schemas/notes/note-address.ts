import { z } from "zod";

/** One note. */
export const noteIdSchema = z.string().trim().min(1).max(64);
