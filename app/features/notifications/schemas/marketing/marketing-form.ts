import { z } from "zod";
import { lineText, writtenText } from "~/kernel/text-fields";

/** A message to all who have consented, as it is written. `id` is made with the empty form: sent twice it is one. */
export const marketingFormSchema = z.object({
  id: z.string().min(1).max(80),
  intent: z.enum(["test", "send"]),
  subject: lineText(120).min(1, "errors:field.mandatory"),
  text: writtenText(5000).min(1, "errors:field.mandatory"),
});
