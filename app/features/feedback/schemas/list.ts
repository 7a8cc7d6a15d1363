import { z } from "zod";
import { isCalendarDate } from "~/kernel/time/dates";
import { nameText, writtenText } from "~/kernel/text-fields";

const id = z.string().max(64).catch("").default("");
const day = z.string().refine(isCalendarDate).catch("").default("");

/** What the list of answers is narrowed by, as its address says; what cannot be read is no choice. */
export const listSchema = z.object({
  provider: id,
  service: id,
  location: id,
  stars: z.coerce.number().int().min(0).max(5).catch(0).default(0),
  from: day,
  to: day,
  open: z.string().max(4).catch("").default(""),
  before: z.string().max(100).catch("").default(""),
});
export type ListAsked = z.infer<typeof listSchema>;

export const moderateSchema = z.object({
  appointmentId: z.string().min(1).max(64),
  version: z.coerce.number().int().min(1),
});
export const hideSchema = moderateSchema.extend({ reason: nameText(200) });
export const replySchema = moderateSchema.extend({ reply: writtenText(1000).default("") });
