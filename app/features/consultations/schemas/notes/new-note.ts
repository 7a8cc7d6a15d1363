import { z } from "zod";

const id = z.string().trim().min(1, "errors:field.mandatory").max(64);
const optionalId = z
  .string()
  .trim()
  .max(64)
  .optional()
  .transform((value) => (value === "" ? undefined : value));

/** What a new note begins with, as its form posts it. */
export const newNoteSchema = z.object({
  patientId: optionalId,
  /** The appointment that it is about: its consultation is begun where there is none yet. */
  appointmentId: optionalId,
  consultationId: optionalId,
  /** Whose note it is, where a nurse writes it for a provider. */
  providerId: optionalId,
  template: id,
  language: z.string().max(20, "errors:field.invalid").optional(),
  /** An earlier note whose texts it goes on with, each marked as copied. */
  copyFrom: optionalId,
  /** The same for a request that is repeated because its answer was lost. */
  idempotencyKey: z.string().min(8, "errors:field.invalid").max(100, "errors:field.invalid").optional(),
});

/** Where a list of notes goes on, as its address says it. */
export const beforeNoteSchema = z
  .object({ createdAt: z.coerce.number().int(), id: z.string().min(1).max(64) })
  .optional();
