import { z } from "zod";

/** Ids are opaque: one that is not known is not found, whatever it looks like. */
export const sessionSchema = z.object({ appointmentId: z.string().trim().min(1).max(64) });

/** Which room, and which of its appointments a config is wanted for; a guest's own without it. */
export const sessionConfigSchema = z.object({
  waitingRoomId: z.string().min(1).max(80),
  appointmentId: z.string().trim().min(1).max(64).optional(),
});

/** Longest note of an appointment, in UTF-16 code units. */
export const MAX_REVIEW_NOTE = 20_000;

/** A note of an appointment as it is now; `version` is what was read, 0 for a note that was not there. */
export const reviewNoteSchema = sessionSchema.extend({
  kind: z.enum(["REVIEW", "SUMMARY"]).default("REVIEW"),
  note: z.string().max(MAX_REVIEW_NOTE, "errors:field.invalid"),
  version: z.coerce.number().int().min(0).default(0),
});
