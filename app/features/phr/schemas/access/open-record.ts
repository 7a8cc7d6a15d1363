import { z } from "zod";
import { latinDigits } from "~/kernel/text/latin-digits";
import { parseIsoDate } from "~/kernel/time/dates";
import { writtenText } from "~/kernel/text-fields";
import { OPENING_REASONS } from "../../domain/access/opening-reasons";

/** Whose record is opened, as the patient or their papers say it, and why. */
export const openRecordSchema = z
  .object({
    number: z
      .string("errors:field.mandatory")
      .trim()
      .min(1, "errors:field.mandatory")
      .max(20, "errors:field.number")
      .transform(latinDigits)
      .refine((text) => /^\d+$/.test(text), "errors:field.number")
      .transform(Number),
    birthDate: z
      .string("errors:field.mandatory")
      .trim()
      .min(1, "errors:field.mandatory")
      .refine((text) => parseIsoDate(text).ok, "errors:field.date"),
    reason: z.enum(OPENING_REASONS, "errors:field.chooseOne"),
    note: writtenText(500).default(""),
  })
  .refine(({ reason, note }) => reason !== "OTHER" || note !== "", {
    path: ["note"],
    message: "errors:field.mandatory",
  });
