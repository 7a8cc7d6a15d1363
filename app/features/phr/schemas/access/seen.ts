import { z } from "zod";
import { recordPatientSchema } from "../records/record-address";

/** Whose list is asked for, and before which row of the audit it goes on. */
export const seenSchema = z.object({
  patientId: recordPatientSchema,
  before: z.coerce.number("errors:field.invalid").int("errors:field.invalid").min(1, "errors:field.invalid").optional(),
});
