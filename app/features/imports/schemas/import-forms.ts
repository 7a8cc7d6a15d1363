import { z } from "zod";
import { IMPORT_FIELDS, type ImportField, type Mapping } from "../domain/import-fields";

const MANDATORY = "errors:field.mandatory";

/** A page of the list of imports (specification, section 7: offset 0, max 5 by default). */
export const importPageSchema = z.object({
  offset: z.coerce.number("errors:field.invalid").int("errors:field.invalid").min(0).default(0),
  max: z.coerce.number("errors:field.invalid").int("errors:field.invalid").min(1).max(100).default(5),
});

export const importIdSchema = z.string(MANDATORY).regex(/^[\w-]{1,64}$/, "errors:field.invalid");

/** A column by its number from 0; empty where the file says nothing of the field. */
const column = z
  .union([z.literal("").transform(() => undefined), z.coerce.number().int().min(0).max(100_000)], "errors:field.chooseOne")
  .optional();

const columns = Object.fromEntries(IMPORT_FIELDS.map((field) => [field, column])) as Record<ImportField, typeof column>;

/** Which column says what, and which of two numbers is the day. */
export const mappingSchema = z
  .object({ ...columns, dateOrder: z.enum(["", "DMY", "MDY"], "errors:field.chooseOne").default("") })
  .transform(({ dateOrder, ...chosen }) => ({
    mapping: Object.fromEntries(
      Object.entries(chosen).flatMap(([field, index]) => (index === undefined ? [] : [[field, index]])),
    ) as Mapping,
    dateOrder: dateOrder === "" ? null : dateOrder,
  }));
export type MappingChoice = z.infer<typeof mappingSchema>;

/** What a person says of a row that may be somebody who is there. */
export const decisionSchema = z.object({
  row: z.coerce.number("errors:field.invalid").int("errors:field.invalid").min(2),
  decision: z.enum(["SAME", "NEW"], "errors:field.chooseOne"),
});
