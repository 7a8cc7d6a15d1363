import { z } from "zod";

const id = z.string().trim().min(1).max(64);

/** Which record is saved: one that is there, as it was read at a version, or a new one of a patient. */
export const savedTargetSchema = z.object({
  id: id.optional(),
  version: z.coerce.number("errors:field.invalid").int("errors:field.invalid").min(0).optional(),
  patientId: id.optional(),
});
