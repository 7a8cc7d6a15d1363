import { z } from "zod";

/** Which part of a journal an address asks for; an invalid value is ignored. */
export const journalAskedSchema = z.object({
  month: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .optional()
    .catch(undefined),
  tag: z.coerce.number().int().min(0).max(10_000).optional().catch(undefined),
});
