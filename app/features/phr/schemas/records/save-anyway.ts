import { z } from "zod";
import { lineText } from "~/kernel/text-fields";

/** The questions about a medicine that were answered with 'save anyway', and why. */
export const saveAnywaySchema = z.object({
  saveAnyway: z.string().max(8000).default(""),
  anywayReason: lineText(200).default(""),
});
