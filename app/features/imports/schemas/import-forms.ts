import { z } from "zod";
import { IMPORT_FIELDS, type ImportField, type Mapping } from "../domain/reading/import-fields";
import { ENCODING_CHOICES, type EncodingChoice } from "../domain/reading/text-encoding";
import type { DateOrder } from "../domain/reading/read-birth-date";

/** A page of the list of imports (specification, section 7: offset 0, max 5 by default). */
export const importPageSchema = z.object({
  offset: z.coerce.number("errors:field.invalid").int("errors:field.invalid").min(0).default(0),
  max: z.coerce.number("errors:field.invalid").int("errors:field.invalid").min(1).max(100).default(5),
});

export const importIdSchema = z.string("errors:field.mandatory").regex(/^[\w-]{1,64}$/, "errors:field.invalid");

/** A column by its number from 0; empty where the file says nothing of the field. */
const column = z
  .string()
  .regex(/^\d{0,5}$/, "errors:field.chooseOne")
  .optional();
const columns = Object.fromEntries(IMPORT_FIELDS.map((field) => [field, column])) as Record<ImportField, typeof column>;
const row = z.coerce.number("errors:field.invalid").int("errors:field.invalid").min(1);
const decision = z.enum(["SAME", "NEW"], "errors:field.chooseOne");

/** What a person says of a row that may be somebody who is there. */
export const decisionSchema = z.object({ row, decision });

/** An encoding by the label of the WHATWG (windows-1256); empty where it is not said. */
export const encodingSchema = z
  .union([z.literal(""), z.enum(ENCODING_CHOICES)], "errors:field.chooseOne")
  .optional()
  .transform((label) => (label === "" ? undefined : label));

/** The encoding beside a file that is sent. */
export const encodingFieldSchema = z.object({ encoding: encodingSchema }).transform((sent) => sent.encoding);

/** Which column says what, which of two numbers is the day, and in what the file is written (null: as it was found). */
export interface MappingChoice {
  mapping: Mapping;
  dateOrder: DateOrder | null;
  encoding: EncodingChoice | null;
}

/** The choice of columns of a posted form. */
export const mappingPostSchema = z
  .object({
    ...columns,
    dateOrder: z.enum(["", "DMY", "MDY"], "errors:field.chooseOne").optional(),
    encoding: encodingSchema,
  })
  .transform((posted): MappingChoice => {
    const mapping: Mapping = {};
    for (const field of IMPORT_FIELDS) {
      const chosen = posted[field];
      if (chosen !== undefined && chosen !== "") mapping[field] = Number(chosen);
    }
    const dateOrder = posted.dateOrder === undefined || posted.dateOrder === "" ? null : posted.dateOrder;
    return { mapping, dateOrder, encoding: posted.encoding ?? null };
  });
