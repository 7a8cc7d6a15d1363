import { z } from "zod";
import { lineText } from "~/kernel/text-fields";
import { OFF_REASONS } from "../../domain/records/record-kinds";

const off = z.object({
  reason: z.enum(OFF_REASONS, "errors:field.chooseOne").default("MISTAKE"),
  note: lineText(200).default(""),
});

/** Why a record is taken off its list: by mistake where nothing is said. */
export const offSchema = off.refine(({ reason, note }) => reason !== "OTHER" || note !== "", {
  path: ["note"],
  message: "errors:field.mandatory",
});

/** The same, as a form posts it with the record. */
export const offFormSchema = off.extend({ id: z.string().trim().min(1).max(64) });
