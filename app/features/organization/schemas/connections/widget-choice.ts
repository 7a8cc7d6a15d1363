import { z } from "zod";

/** What a snippet of the booking widget may fix; what does not fit is left to the page. */
export const widgetChoiceSchema = z.object({
  locale: z.string().max(10).default("").catch(""),
  kind: z.enum(["", "clinic", "video"]).default("").catch(""),
  theme: z.enum(["", "light", "dark"]).default("").catch(""),
  colour: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .or(z.literal(""))
    .default("")
    .catch(""),
});
export type WidgetChoice = z.infer<typeof widgetChoiceSchema>;
