import { z } from "zod";
import { writtenText } from "~/kernel/text-fields";
import { CONSULTATION_TYPES } from "../../domain/consultations/consultation";

/** Publishing a summary: there is nothing to fill in. */
export const publishSchema = z.object({});

/** Why a summary is taken from the patient again, in words for them. */
export const withdrawSchema = z.object({ reason: writtenText(300).min(1, "errors:field.mandatory") });

/** A consultation without an appointment. */
export const newConsultationSchema = z.object({
  patientId: z.string().min(1).max(80),
  type: z.enum(CONSULTATION_TYPES, "errors:field.chooseOne"),
  reason: writtenText(1_000).default(""),
});
