import { z } from "zod";
import { dateField } from "~/kernel/time/date-field";

/** Which day and whose money the till report shows; what it cannot read is no choice. */
export const tillSchema = z.object({
  day: dateField
    .nullish()
    .catch(null)
    .transform((value) => value ?? null),
  by: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .nullish()
    .catch(null)
    .transform((value) => value ?? null),
});
