import { z } from "zod";

/** A message to all who have consented, as it is written. `id` is made with the empty form: sent twice it is one. */
export const marketingFormSchema = z.object({
  id: z.string().min(1).max(80),
  do: z.enum(["test", "send"]),
  subject: z
    .string("errors:field.mandatory")
    .trim()
    .min(1, "errors:field.mandatory")
    .max(120, "errors:field.tooLong")
    .refine((subject) => !/[\r\n]/.test(subject), "errors:field.tooLong"),
  text: z.string("errors:field.mandatory").trim().min(1, "errors:field.mandatory").max(5000, "errors:field.tooLong"),
});
