import { z } from "zod";

const tick = z.boolean().default(false);

/** The preferences as their form sends them: a box that is not ticked is not sent at all. */
export const preferencesFormSchema = z.object({
  version: z.coerce.number().int().min(0),
  requests: tick,
  requestsPush: tick,
  changes: tick,
  changesSms: tick,
  changesWhatsapp: tick,
  changesPush: tick,
  reminders: tick,
  remindersSms: tick,
  remindersWhatsapp: tick,
  remindersPush: tick,
  quietFrom: z.string().default(""),
  quietUntil: z.string().default(""),
  timeZone: z.string().default(""),
});
