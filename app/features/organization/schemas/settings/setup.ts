import { z } from "zod";
import { lineText, typedNumber } from "~/kernel/text-fields";
import { SETUP_STEPS } from "../../domain/settings/setup";

/** A step that is dismissed. */
export const dismissStepSchema = z.object({ step: z.enum(SETUP_STEPS, "errors:field.chooseOne") });

/**
 * What the standard setup cannot know: where the practice is, and what an appointment costs in its currency. Which of
 * them is needed follows from what is there already.
 */
export const standardSetupSchema = z.object({
  address: lineText(200).default(""),
  postalCode: lineText(20).default(""),
  city: lineText(100).default(""),
  price: typedNumber(
    z.union(
      [z.literal("").transform(() => undefined), z.coerce.number().min(0).max(10_000_000).optional()],
      "errors:field.amount",
    ),
  ),
});
export type StandardSetup = z.infer<typeof standardSetupSchema>;
