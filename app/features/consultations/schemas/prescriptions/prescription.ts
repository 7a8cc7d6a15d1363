import { z } from "zod";
import { parseIsoDate } from "~/kernel/time/dates";
import { lineText, nameText, writtenText } from "~/kernel/text-fields";

const MANDATORY = "errors:field.mandatory";
const CHOOSE = "errors:field.chooseOne";

export const prescriptionIdSchema = z.string(MANDATORY).trim().min(1, MANDATORY).max(64);
const optionalId = z
  .string()
  .trim()
  .max(64)
  .optional()
  .transform((id) => id || undefined);

/** The version that something was made from. */
export const versionField = z.coerce.number().int().min(1);

const day = z
  .string(MANDATORY)
  .trim()
  .min(1, MANDATORY)
  .refine((text) => parseIsoDate(text).ok, "phr:date.notADate");

/** Whether the patient sees the lines: as the organization has set it, or chosen for this one. */
const DETAILS = ["", "shown", "hidden"] as const;
const details = z
  .enum(DETAILS, CHOOSE)
  .default("")
  .transform((chosen) => (chosen === "" ? null : chosen === "shown"));

/** What stands above and below the lines. */
export const headerSchema = z.object({
  prescriberId: optionalId,
  language: z.string(CHOOSE).trim().min(1, CHOOSE).max(20, CHOOSE),
  diagnosis: lineText(300).default(""),
  validUntil: day,
  pharmacyId: z
    .string()
    .trim()
    .max(64)
    .default("")
    .transform((id) => id || null),
  noteToPharmacist: writtenText(1_000).default(""),
  noteToPatient: writtenText(1_000).default(""),
  details,
});

/** A new draft. A form's `idempotencyKey` makes a repeated request the same draft. */
export const startSchema = z.object({
  patientId: prescriptionIdSchema,
  consultationId: optionalId,
  prescriberId: optionalId,
  idempotencyKey: z.string().trim().min(8).max(100).optional(),
});

/** Which line is written: `lineId` of a new one is the form's own, so that a repeated request writes it once. */
export const lineTargetSchema = z.object({ version: versionField, lineId: z.uuid("errors:invalid.text") });

/** The name of a medicine for which something is proposed, and the form of a line that it stands in. */
export const chosenNameSchema = z.object({ name: nameText(200), lineId: z.string().trim().max(64).default("") });

/** A line that is written again: a favourite, or one of a past prescription of the patient. */
export const takenLineSchema = z.object({
  version: versionField,
  lineId: z.uuid("errors:invalid.text"),
  from: z.enum(["favourite", "past"]),
  fromId: prescriptionIdSchema,
});

/** Fewest characters of a reason for a dangerous warning. */
const LEAST_REASON = 5;

/**
 * Why lines are prescribed despite their warnings: `reasons` for all cautions of a line, by its id, and `dangers` for each
 * dangerous warning by itself, of the line with `lineId`. Those without a reason are left as they are.
 */
const given = {
  reasons: z.record(prescriptionIdSchema, lineText(300).default("")).default({}),
  dangers: z
    .array(
      z.object({
        lineId: prescriptionIdSchema,
        check: z.string(MANDATORY).trim().max(100),
        about: z.string().max(2_000).default(""),
        reason: lineText(300)
          .default("")
          .refine((reason) => reason === "" || reason.length >= LEAST_REASON, {
            message: "prescriptions:warnings.tooShort",
          }),
      }),
    )
    .max(500)
    .default([]),
};
export const overruleSchema = z.object({ version: versionField, ...given });
export const reasonsSchema = z.object(given);

/** Who has not said lately who they are gives their password. Reasons for warnings that were typed are signed with it. */
export const signSchema = z.object({
  version: versionField,
  password: z.string("errors:field.invalid").optional(),
  ...given,
});
export const discardSchema = z.object({ version: versionField });
export const detailsSchema = z.object({ version: versionField, details });
/** Why it ends: `reason` for the practice's file, and `told` for the patient, who reads nothing of the first. */
export const endSchema = z.object({
  version: versionField,
  reason: lineText(300).min(1, MANDATORY),
  told: lineText(300).default(""),
});
export const sendSchema = z.object({
  version: versionField,
  pharmacyId: z.string(CHOOSE).trim().min(1, CHOOSE).max(64),
});
export const askRenewalSchema = z.object({ note: lineText(300).default("") });
export const answerRenewalSchema = z
  .object({
    renewalId: prescriptionIdSchema,
    answer: z.enum(["DENIED", "APPOINTMENT_NEEDED"], CHOOSE),
    reason: lineText(300).default(""),
  })
  .refine(({ answer, reason }) => answer !== "DENIED" || reason !== "", { path: ["reason"], message: MANDATORY });
export const afterSchema = z
  .string()
  .trim()
  .max(64)
  .optional()
  .transform((id) => id || undefined);
