import { z } from "zod";
import { PATIENT_EVENTS, STAFF_EVENTS } from "../../domain/inbox/own-event";

const tick = z.boolean().default(false);
const ticks = z.array(z.enum([...PATIENT_EVENTS, ...STAFF_EVENTS], "errors:field.chooseOne")).default([]);

/**
 * The preferences as their form sends them: the line of each kind and channel, and for each channel the events. A box
 * that is not ticked is not sent at all.
 */
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
  imports: tick,
  mail: ticks,
  sms: ticks,
  whatsapp: ticks,
  push: ticks,
  quietFrom: z.string().default(""),
  quietUntil: z.string().default(""),
  timeZone: z.string().default(""),
});
