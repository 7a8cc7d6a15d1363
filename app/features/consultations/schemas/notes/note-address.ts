import { z } from "zod";

/** One note. */
export const noteIdSchema = z.string().trim().min(1).max(64);

/** The link of a note's PDF, as its address has it; undefined for an address without one. */
export const noteLinkSchema = z
  .object({ until: z.coerce.number().int(), key: z.string().regex(/^[0-9a-f]{64}$/, "errors:field.invalid") })
  .optional();
