import { z } from "zod";
import { checkbox } from "~/kernel/checkbox-field";
import { writtenText } from "~/kernel/text-fields";
import { CONSULTATION_TYPES } from "../../domain/consultations/consultation";

/** Publishing a summary: there is nothing to fill in. */
export const publishSchema = z.object({});

/**
 * Why a summary is taken from the patient again, in words for them. `notes` are the shared notes that the form named, a
 * line each, and `withNotes` says whether they go too; a note that it did not name goes with the summary.
 */
export const withdrawSchema = z.object({
  reason: writtenText(300).min(1, "errors:field.mandatory"),
  // A screen has read the line already when the service does.
  notes: z
    .union([z.string().max(8_000), z.array(z.string().max(100)).max(200)])
    .default("")
    .transform((ids) => (typeof ids === "string" ? ids.split(" ").filter((id) => id !== "") : ids)),
  withNotes: checkbox,
});

/** A consultation without an appointment. */
export const newConsultationSchema = z.object({
  patientId: z.string().min(1).max(80),
  type: z.enum(CONSULTATION_TYPES, "errors:field.chooseOne"),
  reason: writtenText(1_000).default(""),
});
