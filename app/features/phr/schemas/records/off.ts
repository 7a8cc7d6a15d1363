import { z } from "zod";
import { lineText } from "~/kernel/text-fields";
import { OFF_REASONS } from "../../domain/records/record-kinds";
import { saveAnywaySchema } from "./save-anyway";

const off = z.object({
  reason: z.enum(OFF_REASONS, "errors:field.chooseOne").default("MISTAKE"),
  note: lineText(200).default(""),
});

/** Why a record is removed from its list; without a reason, by mistake. */
export const offSchema = off.refine(({ reason, note }) => reason !== "OTHER" || note !== "", {
  path: ["note"],
  message: "errors:field.mandatory",
});

const id = z.string().trim().min(1).max(64);

/** The same, as a form posts it with the record. */
export const offFormSchema = off.extend({ id });

/** A record that is put back, with the answers to what was asked about it. */
export const putBackSchema = saveAnywaySchema.extend({ id });
