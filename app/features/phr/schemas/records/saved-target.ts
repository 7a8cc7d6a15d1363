import { z } from "zod";

const id = z.string().trim().min(1).max(64);

/** Which record is saved: one that is there, as it was read at a version, or a new one of a patient. */
export const savedTargetSchema = z.object({
  id: id.optional(),
  version: z.coerce.number("errors:field.invalid").int("errors:field.invalid").min(0).optional(),
  patientId: id.optional(),
  /** The same one for a new record that is sent again because its answer was lost. */
  idempotencyKey: z.string().min(8, "errors:field.invalid").max(100, "errors:field.invalid").optional(),
});
