import { z } from "zod";
import { isCalendarDate } from "~/kernel/time/dates";
import { LISTED_TEMPLATES } from "../../domain/mail/message-topic";
import { CHANNELS } from "../../domain/preferences/channel";

/** What the list can be narrowed to of how messages went. */
export const LISTED_STATUSES = ["SENT", "DELIVERED", "FAILED", "RESENT", "QUEUED"] as const;

const choiceOf = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z
    .enum(choices)
    .nullable()
    .optional()
    .catch(null)
    .transform((value) => value ?? null);

const day = z
  .string()
  .refine((text) => isCalendarDate(text))
  .nullable()
  .optional()
  .catch(null)
  .transform((value) => value ?? null);

/** What the list of sent messages is asked for in its address; what it cannot read is no choice. */
export const listMessagesSchema = z.object({
  /** Words by which a patient is found. */
  patient: z
    .string()
    .trim()
    .max(120)
    .nullable()
    .optional()
    .catch(null)
    .transform((text) => text || null),
  template: choiceOf(LISTED_TEMPLATES),
  channel: choiceOf(CHANNELS),
  status: choiceOf(LISTED_STATUSES),
  from: day,
  to: day,
  /** The message behind which the page begins. */
  before: z
    .string()
    .max(64)
    .nullable()
    .optional()
    .catch(null)
    .transform((value) => value || null),
});

export type MessagesAsked = z.infer<typeof listMessagesSchema>;
