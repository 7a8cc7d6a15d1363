import { z } from "zod";

/** A page of the list: how many, and after which one of the page before. */
export const listNoticesSchema = z.object({
  before: z.string().min(1).max(80).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

/** Which to mark as read. */
export const readNoticesSchema = z.object({ ids: z.array(z.string().min(1).max(80)).min(1).max(100) });
