import { z } from "zod";
import { lineText } from "~/kernel/text-fields";
import { OFF_REASONS, RECORD_KINDS } from "../../domain/records/record-kinds";

const id = z.string().trim().min(1).max(64);

/** Whose record is meant, as callers say it. The caller's own relation to the patient decides. */
export const whoseSchema = z.object({
  patientId: id.optional().meta({ description: "The patient; left out, a patient means themselves." }),
  isFromPatient: z.unknown().optional().meta({ description: "Sent by older clients. It is not believed." }),
});

/** What every call sends that saves a record. */
export const savedSchema = whoseSchema.extend({
  id: id.optional().meta({ description: "Of a record that is changed." }),
  version: z.coerce
    .number("errors:field.invalid")
    .int("errors:field.invalid")
    .min(0)
    .optional()
    .meta({ description: "The version that was read: a later one of somebody else is not overwritten." }),
  idempotencyKey: z
    .string()
    .min(8, "errors:field.invalid")
    .max(100, "errors:field.invalid")
    .optional()
    .meta({ description: "The same one for a new record that is sent again because its answer was lost." }),
});

const type = z.enum(RECORD_KINDS, "errors:field.chooseOne");

export const listByPatientSchema = whoseSchema.extend({
  type,
  off: z
    .enum(["true", "false"], "errors:field.chooseOne")
    .optional()
    .meta({ description: "What was taken off the list." }),
  after: id.optional().meta({ description: "Where the page before said to go on." }),
});

export const recordSchema = whoseSchema.extend({ type: type.optional(), id });

const off = {
  reason: z.enum(OFF_REASONS, "errors:field.chooseOne").optional(),
  note: lineText(200).optional(),
};

export const deleteItemSchema = whoseSchema.extend({ phrItemId: id, ...off });
export const disableMedicationSchema = whoseSchema.extend({ medicationId: id, ...off });
